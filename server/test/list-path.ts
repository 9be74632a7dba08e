interface ListOptions {
  sort?: readonly [field: string, direction: string];
  range?: readonly [first: number, last: number];
  filter?: object;
}

/** Returns the URL of a back-office list, as its front end requests it. */
export function listPath(resource: string, options: ListOptions = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(options)) query.set(name, JSON.stringify(value));
  return `/api/admin/${resource}?${query}`;
}
