import type { DraftAttribute } from './item-draft.ts';
import { isSame, type ImportedFields, type ItemPlan, type StoredItem } from './plan-item.ts';

/** What an import changed in an item, with the values before and after. */
export interface ItemChange {
  /** Null if the import created the item. */
  before: Partial<ImportedFields> | null;
  after: Partial<ImportedFields>;
  /** Changed attributes. `before` is null if the import added it. */
  attributes: { before: DraftAttribute | null; after: DraftAttribute }[];
  /** Units added. */
  stock: number;
  /** The created item's version and stock after the import. */
  version: number;
  onHand: number;
  /** The item's picture before, if the import set one. */
  image?: { before: string | null; after: string };
}

export const changedSince =
  'Someone has changed this record since the import, so it stays as it is.';
export const soldSince = 'Units were sold or reserved since the import, so the item stays.';
export const usedSince = 'The customer has used the account since the import, so it stays.';
export const goneSince = 'The record was deleted since the import.';

/** Records a plan, for its undo. */
export function changeOf(plan: ItemPlan, stored: StoredItem): ItemChange {
  const { isNew, fields, attributes, stock } = plan;
  return {
    before: isNew ? null : pickSame(stored, fields),
    after: fields,
    attributes: attributes.map((after) => ({
      before:
        stored.attributes.find(({ attributeId }) => attributeId === after.attributeId) ?? null,
      after,
    })),
    stock,
    version: 1,
    onHand: stored.onHand + stock,
  };
}

function pickSame(stored: StoredItem, fields: Partial<ImportedFields>): Partial<ImportedFields>;
function pickSame(stored: object, fields: object): object {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, Reflect.get(stored, name)]));
}

/** Returns why an item can't be restored, or null. */
export function rejectRestore(
  { before, after, attributes, stock, version, onHand, image }: ItemChange,
  item: StoredItem & { image: string | null },
): string | null {
  const isStill = Object.entries(after).every(([name, value]) =>
    isSame(Reflect.get(item, name), value),
  );
  const hasAttributes = attributes.every(({ after: { attributeId, value } }) =>
    item.attributes.some((one) => one.attributeId === attributeId && isSame(one.value, value)),
  );
  const hasImage = image === undefined || image.after === item.image;
  if (!isStill || !hasAttributes || !hasImage) return changedSince;
  if (before !== null) return item.onHand - item.reserved - stock < 0 ? soldSince : null;
  if (item.version !== version || item.attributes.length !== attributes.length) return changedSince;
  return item.onHand !== onHand || item.reserved > 0 ? soldSince : null;
}
