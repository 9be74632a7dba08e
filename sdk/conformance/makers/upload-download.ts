import type { PathOf } from '../../contract/operation-types.ts';
import { replyOf } from '../../src/errors.ts';
import type { components } from '../../src/schema.d.ts';
import type { ConformingShop } from '../conforming-shop.ts';
import { administratorOf } from './administrator.ts';

/** Uploads the file of a DOWNLOADABLE or FILE attribute, as an administrator. */
export async function uploadDownload(
  shop: ConformingShop,
  { catalogId, catalogItemId, attributeId }: PathOf<'uploadDownload'>,
  file: Blob,
): Promise<components['schemas']['DownloadFile']> {
  const { shop: staff } = await administratorOf(shop);
  const address = '/api/catdownload/{catalogId}/{catalogItemId}/{attributeId}';
  const params = { path: { catalogId, catalogItemId, attributeId } };
  return replyOf(staff.POST(address, { params, body: { file } }));
}
