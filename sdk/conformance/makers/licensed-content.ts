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

/** A small, valid course. */
export const course = (more: Record<string, string> = {}) =>
  makeZip({ 'index.html': '<h1>Foundations</h1>', ...more });

/** Uploads a zip as the item's next release, as an administrator. */
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

/** Uploads a zip like `sendContent` and returns the release. Throws if the zip is rejected. */
export async function makeRelease(
  shop: ConformingShop,
  item: ItemKey,
  zip?: Uint8Array<ArrayBuffer>,
): Promise<Schemas['Release']> {
  const { Release, Reason } = await sendContent(shop, item, zip);
  if (Release === null) throw new Error(`No release was made: ${Reason}`);
  return Release;
}
