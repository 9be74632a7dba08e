/** Lists every catalog, sorted by title. */
export const allCatalogs = {
  pagination: { page: 1, perPage: 1000 },
  sort: { field: 'title', order: 'ASC' },
} as const;

/** Catalogs rarely change, and our own writes reload them at once. */
export const keptCatalogs = { staleTime: 5 * 60_000 };
