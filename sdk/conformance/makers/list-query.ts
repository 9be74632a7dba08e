export interface ListOptions {
  filter?: object;
  sort?: readonly [field: string, direction: 'ASC' | 'DESC'];
  range?: readonly [first: number, last: number];
}

/** A list's query as the back-office asks for it. */
export function listQuery(options: ListOptions): { query: Record<string, string> } {
  const texts = Object.entries(options).map(([name, value]) => [name, JSON.stringify(value)]);
  return { query: Object.fromEntries(texts) };
}
