interface LineKey {
  catalogId: string;
  catalogItemId: string;
}

/** Returns a check whether a line or a part has the same item. */
export const isLine =
  (one: LineKey) =>
  (other: LineKey): boolean =>
    one.catalogId === other.catalogId && one.catalogItemId === other.catalogItemId;
