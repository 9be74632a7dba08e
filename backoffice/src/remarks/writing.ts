/** The scopes for writing about a record that someone can read. */
export const writing = { orders: 'orders:write', customers: 'tickets:write' } as const;
