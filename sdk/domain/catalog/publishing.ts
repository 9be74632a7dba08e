import type { components } from '../../src/schema.d.ts';
import { rejection, type Rejection } from '../rejection.ts';

/** How a price recurs, in the provider's terms. */
export type Recurring = components['schemas']['ProviderRecurring'];

interface RecurringForm {
  interval?: Recurring['interval'];
  intervalCount?: number;
  usageType?: Recurring['usage_type'];
}

/** A price as the shop publishes it, in US dollars before taxes. */
export interface PriceToPublish {
  /** Cents. */
  unit_amount: number;
  /** Null for a one-time price. */
  recurring: Recurring | null;
}

export function priceToPublish(
  { priceCents, subscription }: { priceCents: number; subscription: boolean },
  { interval = 'month', intervalCount = 1, usageType = 'licensed' }: RecurringForm,
): PriceToPublish {
  const recurring = { interval, interval_count: intervalCount, usage_type: usageType };
  return { unit_amount: priceCents, recurring: subscription ? recurring : null };
}

/** The fields of a provider's price that are compared. */
interface StoredPrice {
  active: boolean;
  unit_amount: number | null;
  recurring: { interval: string; interval_count: number; usage_type: string } | null;
}

/** Returns whether a provider's price is active and equals the one to publish. */
export function isSamePrice(known: StoredPrice, price: PriceToPublish): boolean {
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

/** Returns an item's data for the provider, with empty texts and lists for missing values. */
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

/** Says which parts of an item the provider has. */
export function publicationSentence({ product, price }: { product: unknown; price: unknown }) {
  if (product === null) return notPublished;
  return price === null ? "The product is published, but its price isn't." : 'Published.';
}

/** Returns why an item's price can't recur as the form requests, or null. */
export function validateRecurring(
  { title, subscription }: { title: string; subscription: boolean },
  form: RecurringForm,
): Rejection | null {
  if (subscription || Object.keys(form).length === 0) return null;
  return rejection(
    'NOT_SOLD_BY_SUBSCRIPTION',
    `${title} isn't sold as a subscription, so its price can't recur. Remove the billing interval, or mark the item as a subscription first.`,
  );
}

export const publishProductFirst = rejection(
  'PRODUCT_NOT_PUBLISHED',
  'The payment provider has no product for this item yet. Publish the product first, then the price.',
);
export const kindChanged = rejection(
  'CHANGED_MEANWHILE',
  'This item has changed since you loaded it. Review it, then publish the price.',
);
/** @param other `catalogId/catalogItemId` of the product's item */
export const productOfOther = (id: string, other: string) =>
  rejection(
    'PRODUCT_OF_OTHER_ITEM',
    `The product ${id} belongs to another item, ${other}. Correct the product's metadata at the payment provider, then publish again.`,
  );
/** @param message the provider's message */
export const providerRejected = (message: string) =>
  rejection(
    'PROVIDER_REFUSED',
    `The payment provider rejected this item: ${/[.!?]$/.test(message) ? message : `${message}.`} Correct the item and publish again.`,
  );
export const providerKeyRejected = rejection(
  'PROVIDER_KEY_REFUSED',
  "The payment provider rejected the shop's key. Ask your shop's operator to check it.",
);
export const providerSilent = "The payment provider isn't responding. Try again in a moment.";
