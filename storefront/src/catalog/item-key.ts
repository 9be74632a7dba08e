/** `catalogId/catalogItemId`, which identifies an item. */
export type ItemKey = string;

export function itemKey(item: { catalogId: string; catalogItemId: string }): ItemKey {
  return `${item.catalogId}/${item.catalogItemId}`;
}
