/** An item's id, as `GET /api/admin/items` has it. */
export const itemIdOf = (catalogId: string, itemId: string): string => `${catalogId}_${itemId}`;
