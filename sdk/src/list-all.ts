import type { Calls } from './calls.ts';
import type { ShopClient } from './client.ts';
import { replyOf } from './errors.ts';
import type { PlainClient } from './plain-client.ts';

type ListEntry<Call> = Call extends {
  parameters: { query?: { range?: string } };
  responses: { 200: { content: { 'application/json': (infer Entry)[] } } };
}
  ? Entry
  : never;

/** The contract's list calls, which have a `range`. */
export type ListPath = {
  [Path in keyof Calls]: Calls[Path] extends { get: infer Call }
    ? [ListEntry<Call>] extends [never]
      ? never
      : Path
    : never;
}[keyof Calls];

export type EntryOf<Path extends ListPath> = Calls[Path] extends { get: infer Call }
  ? ListEntry<Call>
  : never;

export interface ListOptions {
  /** JSON of fields and their required values. */
  filter?: string;
  /** JSON of a field and `ASC` or `DESC`. */
  sort?: string;
  /** Records per page, at most 1,000. */
  pageSize?: number;
  signal?: AbortSignal;
}

/**
 * Iterates over every record of a list, loading pages as needed: `for await (const order of
 * listAll(shop, '/api/admin/orders'))`.
 */
export function listAll<Path extends ListPath>(
  client: ShopClient,
  path: Path,
  options?: ListOptions,
): AsyncGenerator<EntryOf<Path>>;
export async function* listAll(
  client: PlainClient,
  path: string,
  { pageSize = 100, signal, ...rest }: ListOptions = {},
): AsyncGenerator {
  let after: string | null = null;
  for (let first = 0; ; first += pageSize) {
    const from = after === null ? first : 0;
    const range = JSON.stringify([from, from + pageSize - 1]);
    const query = { ...rest, range, ...(after !== null && { after }) };
    const call = client.request('get', path, { params: { query }, ...(signal && { signal }) });
    const page = await replyOf(call);
    if (!Array.isArray(page)) return;
    yield* page;
    const { headers } = (await call).response;
    const loadPages = headers.get('X-Next-Cursor');
    const count = Number(headers.get('Content-Range')?.split('/')[1] ?? 0);
    // a shop without cursors (an older version) uses the position
    const isLast = after !== null || page.length < pageSize || first + pageSize >= count;
    if (loadPages === null && isLast) return;
    after = loadPages;
  }
}
