import type { Calls } from './calls.ts';
import type { ShopClient } from './client.ts';
import { replyOf } from './errors.ts';
import type { PlainClient } from './plain-client.ts';

type Listed<Call> = Call extends {
  parameters: { query?: { range?: string } };
  responses: { 200: { content: { 'application/json': (infer Entry)[] } } };
}
  ? Entry
  : never;

/** The lists of the contract: what takes a `range`. */
export type ListPath = {
  [Path in keyof Calls]: Calls[Path] extends { get: infer Call }
    ? [Listed<Call>] extends [never]
      ? never
      : Path
    : never;
}[keyof Calls];

export type EntryOf<Path extends ListPath> = Calls[Path] extends { get: infer Call }
  ? Listed<Call>
  : never;

export interface ListOptions {
  /** JSON of fields and what they must be. */
  filter?: string;
  /** JSON of a field and `ASC` or `DESC`. */
  sort?: string;
  /** How many are read at once, at most 1,000. */
  pageSize?: number;
  signal?: AbortSignal;
}

/**
 * Every record of a list, read a page at a time as far as somebody listens:
 * `for await (const order of listAll(shop, '/api/admin/orders'))`.
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
    const readOn = headers.get('X-Next-Cursor');
    const count = Number(headers.get('Content-Range')?.split('/')[1] ?? 0);
    // a shop from before there were cursors counts its pages
    const isLast = after !== null || page.length < pageSize || first + pageSize >= count;
    if (readOn === null && isLast) return;
    after = readOn;
  }
}
