import { replyOf } from '@spindle/sdk/errors';
import type { components } from '@spindle/sdk/schema';
import { uploadFile, uploadImage, type UploadOptions } from '@spindle/sdk/upload';
import { shop } from '../providers/shop.ts';

type Schemas = components['schemas'];

export type Attribute = Schemas['Attribute'];
export type AttributeType = Attribute['type'];
type Result = Schemas['Result'];

/** What is saved of an attribute; its name is its address. */
export interface AttributeForm {
  type: AttributeType;
  value: string;
  description: string;
  /** The version that was edited; without it, the attribute is made. */
  version?: number;
}

/**
 * How attributes are kept, of an item or of a content element. Each fails with a ShopError; one that
 * says ERROR was refused, and its Reason says why.
 */
export interface AttributeCalls {
  /** Fails with 409 and the present `Attribute` where it was changed since `version`. */
  save: (attributeId: string, form: AttributeForm) => Promise<Result>;
  delete: (attributeId: string) => Promise<Result>;
  /** The picture of an IMAGE attribute that is saved already. Fails with an AbortError when stopped. */
  uploadPicture: Upload;
  /** The file of a DOWNLOADABLE attribute; only items are bought. */
  uploadDownload?: Upload;
}

type Upload = (attributeId: string, file: File, options: UploadOptions) => Promise<Result>;

export interface ItemName {
  catalogId: string;
  catalogItemId: string;
}

/** The attributes of a catalogue item. */
export function itemAttributeCalls({ catalogId, catalogItemId }: ItemName): AttributeCalls {
  const path = '/api/catbuilder/{catalogId}/{catalogItemId}/{attributeId}';
  const paramsOf = (attributeId: string) => ({ path: { catalogId, catalogItemId, attributeId } });
  const addressOf = (attributeId: string) =>
    [catalogId, catalogItemId, attributeId].map(encodeURIComponent).join('/');
  return {
    save: (attributeId, body) => replyOf(shop.PUT(path, { params: paramsOf(attributeId), body })),
    delete: (attributeId) => replyOf(shop.DELETE(path, { params: paramsOf(attributeId) })),
    uploadPicture: (attributeId, file, options) =>
      uploadImage(`/api/catimage/${addressOf(attributeId)}`, file, options),
    uploadDownload: (attributeId, file, options) =>
      uploadFile(`/api/catdownload/${addressOf(attributeId)}`, 'file', file, options),
  };
}
