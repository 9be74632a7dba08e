export interface ListOptions {
  filter?: object;
  sort?: readonly [field: string, direction: 'ASC' | 'DESC'];
  range?: readonly [first: number, last: number];
}

/** Returns a list's query as the back-office sends it. */
export function listQuery(options: ListOptions): { query: Record<string, string> } {
  const texts = Object.entries(options).map(([name, value]) => [name, JSON.stringify(value)]);
  return { query: Object.fromEntries(texts) };
}
