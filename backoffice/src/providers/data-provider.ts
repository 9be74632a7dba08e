import { replyOf } from '@spindle/sdk/errors';
import type { PlainClient } from '@spindle/sdk/plain-client';
import { restClient } from '@spindle/sdk/rest-client';
import simpleRestProvider from 'ra-data-simple-rest';
import type { FileProvider } from '../ui/export-button.tsx';
import { shop } from './shop.ts';

/** Lists and records of `/api/admin/{resource}`; what changes something is called by its own name. */
export const dataProvider: FileProvider = {
  ...simpleRestProvider('/api/admin', restClient(shop)),
  getFile,
};

async function getFile(...[resource, { filter, sort }]: Parameters<FileProvider['getFile']>) {
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: JSON.stringify([sort.field, sort.order]),
  });
  const client: PlainClient = shop;
  const call = client.request('GET', `/api/admin/${resource}?${query}`, {
    headers: { Accept: 'text/csv' },
    parseAs: 'blob',
  });
  const file = await replyOf(call);
  if (!(file instanceof Blob)) throw new Error('The shop answered with something else.');
  const disposition = (await call).response.headers.get('Content-Disposition') ?? '';
  const [, name = `${resource}.csv`] = /filename="([^"]+)"/.exec(disposition) ?? [];
  return { file, name };
}
