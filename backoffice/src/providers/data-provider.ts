import { replyOf } from '@spindle/sdk/errors';
import type { PlainClient } from '@spindle/sdk/plain-client';
import { restClient } from '@spindle/sdk/rest-client';
import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, UpdateResult } from 'react-admin';
import type { FileProvider } from '../ui/export-button.tsx';
import { shop } from './shop.ts';
import { lists } from './lists.ts';
import { writes } from './writes.ts';
import { partsOf } from './writes/record-ids.ts';

interface WriteParams {
  id?: unknown;
  data?: unknown;
  meta?: unknown;
}

export interface ShopProvider extends FileProvider {
  /** Performs an action on a resource other than create, update or delete. Returns the response. */
  act(resource: string, verb: string, params: WriteParams): Promise<Answer>;
}

const readOnly: DataProvider = simpleRestProvider('/api/admin', restClient(shop));

/** Reads lists and records from `/api/admin/{resource}`, and makes the contract's write calls. */
export const dataProvider: ShopProvider = {
  ...readOnly,
  async getList(resource, params) {
    const read = wholeLists[resource];
    if (!read) return readOnly.getList(resource, { ...params, filter: sent(params.filter) });
    const { filter = {}, signal } = params;
    const data: Answer = await read({ ...filter, ...(signal && { signal }) });
    return { data, total: data.length };
  },
  create: async (resource, params) => ({ data: await write(resource, 'create', params) }),
  update: async (resource, params) => ({ data: await write(resource, 'update', params) }),
  delete: async (resource, params) => ({ data: await write(resource, 'delete', params) }),
  act: write,
  getFile,
};

/** Any shape, as in react-admin. `write-hooks.ts` types its hooks. */
export type Answer = UpdateResult['data'];

/** Method syntax, because each write may require more parameters than `WriteParams` guarantees. */
interface Table {
  [resource: string]: { [verb: string]: { write(params: WriteParams): Promise<Answer> }['write'] };
}

const table: Table = writes;

const wholeLists: { [resource: string]: { read(params: object): Promise<unknown[]> }['read'] } =
  lists;

async function write(resource: string, verb: string, params: WriteParams) {
  const call = table[resource]?.[verb];
  if (!call) throw new TypeError(`Can't ${verb} ${resource}.`);
  return call(params);
}

/** Splits an item's id. The contract filters by its two ids, but the input holds one. */
function sent({ item, ...filter }: { item?: string } = {}) {
  if (!item) return filter;
  const [catalogId, catalogItemId] = partsOf(item);
  return { ...filter, catalogId, catalogItemId };
}

async function getFile(...[resource, { filter, sort }]: Parameters<FileProvider['getFile']>) {
  const query = new URLSearchParams({
    filter: JSON.stringify(sent(filter)),
    sort: JSON.stringify([sort.field, sort.order]),
  });
  const client: PlainClient = shop;
  const call = client.request('GET', `/api/admin/${resource}?${query}`, {
    headers: { Accept: 'text/csv' },
    parseAs: 'blob',
  });
  const file = await replyOf(call);
  if (!(file instanceof Blob)) throw new Error('Unexpected response. Please try again.');
  const disposition = (await call).response.headers.get('Content-Disposition') ?? '';
  const [, name = `${resource}.csv`] = /filename="([^"]+)"/.exec(disposition) ?? [];
  return { file, name };
}
