import type { OperationId } from '@spindle/sdk/contract/operation-types';
import type { Call, Handlers } from '../contract/handlers.ts';
import { keepImage } from './keep-image.ts';
import { refusePicture } from './refuse-picture.ts';
import { setAttributeImage } from './set-attribute-image.ts';
import { setCatalogImage } from './set-catalog-image.ts';
import { setElementAttributeImage } from './set-element-attribute-image.ts';
import { setElementImage } from './set-element-image.ts';
import { setItemImage } from './set-item-image.ts';
import { setSectionImage } from './set-section-image.ts';

const saved = { Status: 'SUCCESS', Reason: 'The picture was saved.' } as const;

export const media = {
  async uploadCatalogImage(call) {
    const path = await keptImage(call);
    return { ...saved, Catalog: await setCatalogImage(call, call.params.catalogId, path) };
  },

  async uploadItemImage(call) {
    const path = await keptImage(call);
    const { catalogId, catalogItemId: itemId } = call.params;
    return { ...saved, CatalogItem: await setItemImage(call, { catalogId, itemId }, path) };
  },

  async uploadAttributeImage(call) {
    const path = await keptImage(call);
    const { catalogId, catalogItemId: itemId, attributeId } = call.params;
    const refusal = await setAttributeImage(call, { catalogId, itemId, attributeId }, path);
    return refusal === undefined ? saved : { Status: 'ERROR', Reason: refusal };
  },

  async uploadSectionImage(call) {
    const path = await keptImage(call);
    return { ...saved, Content: await setSectionImage(call, call.params.category, path) };
  },

  async uploadElementImage(call) {
    const path = await keptImage(call);
    return { ...saved, ContentElement: await setElementImage(call, call.params, path) };
  },

  async uploadElementAttributeImage(call) {
    const path = await keptImage(call);
    const refusal = await setElementAttributeImage(call, call.params, path);
    return refusal === undefined ? saved : { Status: 'ERROR', Reason: refusal };
  },
} satisfies Partial<Handlers>;

async function keptImage(call: Pick<Call<OperationId>, 'em' | 'now' | 'services' | 'files'>) {
  const { image } = call.files;
  if (image === undefined) throw refusePicture('is missing. Choose a picture file.');
  return keepImage(call, image);
}
