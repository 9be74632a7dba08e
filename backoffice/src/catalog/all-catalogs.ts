/** Every catalogue there is, in the order of their titles. */
export const allCatalogs = {
  pagination: { page: 1, perPage: 1000 },
  sort: { field: 'title', order: 'ASC' },
} as const;

/** They seldom change; what is done here is read again at once. */
export const keptCatalogs = { staleTime: 5 * 60_000 };
