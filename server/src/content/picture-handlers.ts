import type { Handlers } from '../contract/handlers.ts';
import type { Preconditions } from '../contract/preconditions.ts';
import { findAttribute, setAttributePicture } from '../editing/save-attribute.ts';
import { readRecord } from '../editing/find-record.ts';
import { pictureSaved, setPicture } from '../editing/change-record.ts';
import { presentOutcome } from '@spindle/sdk/domain/rejection';
import { storeUpload } from '../media/store-upload.ts';
import { attributeKey, elements } from './elements.ts';
import { sections } from './sections.ts';

export const contentPictures = {
  async uploadSectionImage(call) {
    const path = await storeUpload(call);
    const Content = await setPicture(call, sections, call.params.category, path);
    return { ...pictureSaved, Content };
  },

  async uploadElementImage(call) {
    const path = await storeUpload(call);
    const ContentElement = await setPicture(call, elements, call.params, path);
    return { ...pictureSaved, ContentElement };
  },

  async uploadElementAttributeImage(call) {
    const path = await storeUpload(call);
    const key = attributeKey(call.params);
    return presentOutcome(await setAttributePicture(call, elements, key, path));
  },
} satisfies Partial<Handlers>;

/** Checks that the picture's target exists before the upload. */
export const contentPictureTargets = {
  async uploadSectionImage({ em, params, now }) {
    await readRecord(em, sections, params.category, now);
  },

  async uploadElementImage({ em, params, now }) {
    await readRecord(em, elements, params, now);
  },

  async uploadElementAttributeImage({ em, params, now }) {
    const { attributes } = await readRecord(em, elements, params, now);
    findAttribute(attributes, params.attributeId, elements);
  },
} satisfies Preconditions;
