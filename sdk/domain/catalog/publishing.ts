import type { components } from '../../src/schema.d.ts';
import { rejection, type Rejection } from '../rejection.ts';

/** How a price recurs, in the provider's names. */
export type Recurring = components['schemas']['ProviderRecurring'];

interface RecurringForm {
  interval?: Recurring['interval'];
  intervalCount?: number;
  usageType?: Recurring['usage_type'];
}

/** A price as the shop publishes it: before taxes, in US dollars. */
export interface PriceToPublish {
  /** Cents. */
  unit_amount: number;
  /** Null for what is paid once. */
  recurring: Recurring | null;
}

export function priceToPublish(
  { priceCents, subscription }: { priceCents: number; subscription: boolean },
  { interval = 'month', intervalCount = 1, usageType = 'licensed' }: RecurringForm,
): PriceToPublish {
  const recurring = { interval, interval_count: intervalCount, usage_type: usageType };
  return { unit_amount: priceCents, recurring: subscription ? recurring : null };
}

/** A price of the provider's, as far as it is compared. */
interface StoredPrice {
  active: boolean;
  unit_amount: number | null;
  recurring: { interval: string; interval_count: number; usage_type: string } | null;
}

/** Whether a price of the provider is that one, still in use. */
export function isThatPrice(known: StoredPrice, price: PriceToPublish): boolean {
  const [theirs, ours] = [known.recurring, price.recurring];
  return (
    known.active &&
    known.unit_amount === price.unit_amount &&
    theirs?.interval === ours?.interval &&
    theirs?.interval_count === ours?.interval_count &&
    theirs?.usage_type === ours?.usage_type
  );
}

interface ItemToPublish {
  title: string;
  description: string;
  taxCode: string | null;
  enabled: boolean;
  expired: boolean;
}

/** What of an item the provider gets; empty texts and lists are what it lacks. */
export function productToPublish(item: ItemToPublish, images: string[]) {
  return {
    name: item.title,
    description: item.description,
    tax_code: item.taxCode ?? '',
    images,
    active: item.enabled && !item.expired,
  };
}

export const productPublished = (title: string) =>
  `The product ${title} was successfully published.`;
export const pricePublished = (title: string) =>
  `The price was successfully published for ${title}.`;

export const notPublished = 'Not published yet.';

/** How far an item is published, of what the provider has of it. */
export function publicationSentence({ product, price }: { product: unknown; price: unknown }) {
  if (product === null) return notPublished;
  return price === null ? 'The product is published, its price is not.' : 'Published.';
}

/** Why the price of an item cannot recur as the form says; null where it can. */
export function validateRecurring(
  { title, subscription }: { title: string; subscription: boolean },
  form: RecurringForm,
): Rejection | null {
  if (subscription || Object.keys(form).length === 0) return null;
  return rejection(
    'NOT_SOLD_BY_SUBSCRIPTION',
    `${title} is not sold by subscription, so its price cannot recur. Leave out how it recurs, or mark the item as a subscription first.`,
  );
}

export const publishProductFirst = rejection(
  'PRODUCT_NOT_PUBLISHED',
  'The payment provider has no product for this item yet. Publish the product first, then the price.',
);
export const kindChanged = rejection(
  'CHANGED_MEANWHILE',
  'The item was changed meanwhile. Look at it again, then publish the price.',
);
/** @param other `catalogId/catalogItemId` of the item it belongs to */
export const productOfOther = (id: string, other: string) =>
  rejection(
    'PRODUCT_OF_OTHER_ITEM',
    `The product ${id} belongs to another item, ${other}. Correct its metadata there and publish again.`,
  );
/** @param message the provider's own */
export const providerRejected = (message: string) =>
  rejection(
    'PROVIDER_REFUSED',
    `The payment provider refused: ${/[.!?]$/.test(message) ? message : `${message}.`} Correct the item and publish again.`,
  );
export const providerKeyRejected = rejection(
  'PROVIDER_KEY_REFUSED',
  'The payment provider does not accept the key of the shop. Ask whoever runs the shop to check it.',
);
export const providerSilent = 'The payment provider does not answer. Please try again in a moment.';
