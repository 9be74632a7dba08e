/** `catalogId/catalogItemId`: what an item is kept and told apart by. */
export type ItemKey = string;

export function itemKey(item: { catalogId: string; catalogItemId: string }): ItemKey {
  return `${item.catalogId}/${item.catalogItemId}`;
}
