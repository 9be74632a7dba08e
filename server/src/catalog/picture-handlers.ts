import type { Handlers } from '../contract/handlers.ts';
import type { Preconditions } from '../contract/preconditions.ts';
import { findAttribute, setAttributePicture } from '../editing/save-attribute.ts';
import { readRecord } from '../editing/find-record.ts';
import { pictureSaved, setPicture } from '../editing/change-record.ts';
import { presentOutcome } from '@spindle/sdk/domain/rejection';
import { storeUpload } from '../media/store-upload.ts';
import { catalogs } from './catalogs.ts';
import { attributeKey, itemKey } from './item-keys.ts';
import { items } from './items.ts';

export const catalogPictures = {
  async uploadCatalogImage(call) {
    const path = await storeUpload(call);
    const Catalog = await setPicture(call, catalogs, call.params.catalogId, path);
    return { ...pictureSaved, Catalog };
  },

  async uploadItemImage(call) {
    const path = await storeUpload(call);
    const CatalogItem = await setPicture(call, items, itemKey(call.params), path);
    return { ...pictureSaved, CatalogItem };
  },

  async uploadAttributeImage(call) {
    const path = await storeUpload(call);
    const key = attributeKey(call.params);
    return presentOutcome(await setAttributePicture(call, items, key, path));
  },
} satisfies Partial<Handlers>;

/** Checks that the picture's target exists before the upload. */
export const catalogPictureTargets = {
  async uploadCatalogImage({ em, params, now }) {
    await readRecord(em, catalogs, params.catalogId, now);
  },

  async uploadItemImage({ em, params, now }) {
    await readRecord(em, items, itemKey(params), now);
  },

  async uploadAttributeImage({ em, params, now }) {
    const { attributes } = await readRecord(em, items, itemKey(params), now);
    findAttribute(attributes, params.attributeId, items);
  },
} satisfies Preconditions;
