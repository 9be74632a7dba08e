import { MAX_UNITS } from '../inventory/max-units.ts';
import { rejection } from '../rejection.ts';
import { relationsOf } from './relations.ts';
import type { FieldRejection } from './validate-sale.ts';

type Attributes = Parameters<typeof relationsOf>[0];

interface PartKey {
  catalogId: string;
  catalogItemId: string;
}

/** A part of a kit, with the current state of its item. */
export interface KitPart extends PartKey {
  title: string;
  /** Units in one kit. */
  quantity: number;
  digital: boolean;
  /** Whether it is for sale by itself or in a kit, regardless of stock. */
  buyable: boolean;
  /** Units that aren't reserved by others. For a digital item, any number above 0 is unlimited. */
  available: number;
}

/** Returns the parts that an item's attributes list, each once. */
export function partsListed(attributes: Attributes): (PartKey & { quantity: number })[] {
  const parts = new Map<string, PartKey & { quantity: number }>();
  for (const { relation, catalogId, catalogItemId, quantity = 1 } of relationsOf(attributes)) {
    if (relation !== 'contains') continue;
    const key = `${catalogId}/${catalogItemId}`;
    const sum = (parts.get(key)?.quantity ?? 0) + quantity;
    parts.set(key, { catalogId, catalogItemId, quantity: sum });
  }
  return [...parts.values()];
}

/** Returns whether an item can be sold as a part: an ordinary item, and digital in a digital kit. */
export const isPossiblePart = (
  part: { digital: boolean; kit: boolean; subscription: boolean },
  kit: { digital: boolean },
): boolean => !part.kit && !part.subscription && (part.digital || !kit.digital);

/** Returns how many kits the parts can make. A shipped kit has at least one shipped part. */
export function kitUnits(kit: { digital: boolean }, parts: readonly KitPart[]): number {
  if (parts.every(({ digital }) => digital) && !kit.digital) return 0;
  const units = parts.map(({ buyable, digital, available, quantity }) => {
    if (!buyable) return 0;
    if (digital) return available > 0 ? MAX_UNITS : 0;
    return Math.max(0, Math.floor(available / quantity));
  });
  return units.length === 0 ? 0 : Math.min(...units);
}

/** Returns the part because of which no kit can be made, or undefined. */
export const missingPart = (parts: readonly KitPart[]): KitPart | undefined =>
  parts.find((part) => kitUnits(part, [part]) === 0);

export const kitHasNoStock = rejection(
  'KIT_HAS_NO_STOCK',
  'A kit has no stock of its own. Change the stock of its parts instead.',
);

/** Rejects an edit that would make a kit a subscription. */
export const kitNotSubscription: FieldRejection = {
  ...rejection('SOLD_BY_SUBSCRIPTION', "This item is a kit, and kits can't be subscriptions."),
  field: { path: 'subscription', message: 'is not allowed for kits' },
};

export interface ListedPart extends PartKey {
  /** Undefined if the item doesn't exist. */
  item: { title: string; digital: boolean; kit: boolean; subscription: boolean } | undefined;
}

interface NewKit {
  digital: boolean;
  subscription: boolean;
  parts: readonly ListedPart[];
  /** Titles of the kits that contain this item. */
  partOf: readonly string[];
}

const path = 'kit';

/** Returns why an item can't be a kit, or null. */
export function validateKit({
  digital,
  subscription,
  parts,
  partOf,
}: NewKit): FieldRejection | null {
  if (subscription) {
    return {
      ...rejection('SOLD_BY_SUBSCRIPTION', "Subscriptions can't be kits."),
      field: { path, message: 'is not allowed for subscriptions' },
    };
  }
  const [kit] = partOf;
  if (kit !== undefined) {
    return {
      ...rejection('PART_OF_KIT', `This item is a part of ${kit}, so it can't be a kit.`),
      field: { path, message: 'is not allowed for parts of kits' },
    };
  }
  const wrong = rejectedPart({ digital }, parts);
  if (wrong !== null) return wrong;
  if (parts.length > 0 && (digital || parts.some(({ item }) => item?.digital === false)))
    return null;
  return {
    ...rejection(
      'KIT_WITHOUT_PARTS',
      'Add at least one part first: an attribute of type COMPONENT with the description “contains”. If all parts are digital, mark the kit as digital.',
    ),
    field: { path, message: 'needs at least one part' },
  };
}

function rejectedPart(
  kit: { digital: boolean },
  parts: readonly ListedPart[],
): FieldRejection | null {
  const wrong = parts.find(({ item }) => !item || !isPossiblePart(item, kit));
  if (wrong === undefined) return null;
  const name = wrong.item?.title ?? `${wrong.catalogId}/${wrong.catalogItemId}`;
  return partNotAllowed(
    `${name} can't be a part of this kit. Parts are items that aren't kits or subscriptions, and all parts of a digital kit are digital.`,
    `can't contain ${name}`,
  );
}

const partNotAllowed = (reason: string, message: string): FieldRejection => ({
  ...rejection('KIT_PART_NOT_ALLOWED', reason),
  field: { path, message },
});

/** Returns why an item that these kits contain can't become a subscription, or null. */
export function partNotSubscription([kit]: readonly string[]): FieldRejection | null {
  if (kit === undefined) return null;
  return {
    ...rejection('PART_OF_KIT', `This item is a part of ${kit}, so it can't be a subscription.`),
    field: { path: 'subscription', message: 'is not allowed for parts of kits' },
  };
}

/** Returns why a kit can't lose the parts that only its earlier attributes list, or null. */
export function validatePartsLeft(before: Attributes, after: Attributes): FieldRejection | null {
  if (partsListed(before).length === 0 || partsListed(after).length > 0) return null;
  return {
    ...rejection(
      'KIT_WITHOUT_PARTS',
      "This is the kit's last part. Add another part first, or clear “Kit”.",
    ),
    field: { path, message: 'needs at least one part' },
  };
}

/** What an edit of a kit's attributes adds. */
interface NewParts<Part> {
  parts: Part[];
  /** Descriptions that look like a part's, but aren't. */
  unreadable: string[];
}

/** Returns the parts that these attributes list and the earlier ones don't. */
export function newlyListed(
  before: Attributes,
  after: Attributes,
): NewParts<ReturnType<typeof partsListed>[number]> {
  const known = partsListed(before);
  const wasListed = (part: PartKey) =>
    known.some(
      (one) => one.catalogId === part.catalogId && one.catalogItemId === part.catalogItemId,
    );
  const unread = (attributes: Attributes) =>
    attributes
      .filter((one) => looksLikePart(one) && partsListed([one]).length === 0)
      .map(({ value, description }) => `${description}, ${value}`);
  return {
    parts: partsListed(after).filter((part) => !wasListed(part)),
    unreadable: unread(after).filter((one) => !unread(before).includes(one)),
  };
}

const looksLikePart = ({ type, description }: Attributes[number]) =>
  type === 'COMPONENT' && /^\s*contains(\s+[-+]?[\d.,]+)?\s*(:|$)/i.test(description ?? '');

/** Returns why a kit can't have these new parts, or null. */
export function validateNewParts(
  kit: { digital: boolean },
  { parts, unreadable: [wrong] }: NewParts<ListedPart>,
): FieldRejection | null {
  if (wrong === undefined) return rejectedPart(kit, parts);
  return partNotAllowed(
    `This isn't a part: ${wrong}. Enter an item as catalog/item, described as “contains” or “contains 4”, with a quantity from 1 to 999.`,
    "can't be read",
  );
}
