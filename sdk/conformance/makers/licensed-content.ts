import { replyOf } from '../../src/errors.ts';
import type { components } from '../../src/schema.d.ts';
import type { ConformingShop } from '../conforming-shop.ts';
import { administratorOf } from './administrator.ts';
import { makeZip } from './make-zip.ts';

type Schemas = components['schemas'];

interface ItemKey {
  catalogId: string;
  catalogItemId: string;
}

/** A small course that opens. */
export const course = (more: Record<string, string> = {}) =>
  makeZip({ 'index.html': '<h1>Foundations</h1>', ...more });

/** Sends a zip as the item's next release, as an administrator does. */
export async function sendContent(
  shop: ConformingShop,
  { catalogId, catalogItemId }: ItemKey,
  zip: Uint8Array<ArrayBuffer> = course(),
): Promise<Schemas['ReleaseReply']> {
  const { shop: staff } = await administratorOf(shop);
  const content = new File([zip], 'foundations.zip', { type: 'application/zip' });
  return replyOf(
    staff.POST('/api/catcontent/{catalogId}/{catalogItemId}', {
      params: { path: { catalogId, catalogItemId } },
      body: { content },
    }),
  );
}

/** The same, answering the release; throws where it was refused. */
export async function makeRelease(
  shop: ConformingShop,
  item: ItemKey,
  zip?: Uint8Array<ArrayBuffer>,
): Promise<Schemas['Release']> {
  const { Release, Reason } = await sendContent(shop, item, zip);
  if (Release === null) throw new Error(`No release was made: ${Reason}`);
  return Release;
}
