import { findCatalog, findItem } from '../catalog/find-record.ts';
import type { MockHandlers } from '../core/call.ts';
import { findElement, findSection } from '../content/find-content.ts';
import { setAttributeImage, setRecordImage } from './set-image.ts';

const saved = { Status: 'SUCCESS', Reason: 'The picture was saved.' } as const;

export const media = {
  uploadCatalogImage(call) {
    const { catalogId } = call.params;
    const Catalog = findCatalog(call.state, catalogId);
    setRecordImage(call, Catalog, { noun: 'catalog', subject: `catalog ${catalogId}` });
    return { ...saved, Catalog };
  },

  uploadItemImage(call) {
    const CatalogItem = findItem(call.state, call.params);
    const subject = `item ${call.params.catalogId}/${call.params.catalogItemId}`;
    setRecordImage(call, CatalogItem, { noun: 'catalog', subject });
    return { ...saved, CatalogItem };
  },

  uploadAttributeImage(call) {
    const { catalogId, catalogItemId, attributeId } = call.params;
    const refusal = setAttributeImage(call, findItem(call.state, call.params), {
      noun: 'catalog',
      subject: `attribute ${catalogId}/${catalogItemId}/${attributeId}`,
      owner: 'item',
      attributeId,
    });
    return refusal === undefined ? saved : { Status: 'ERROR', Reason: refusal };
  },

  uploadSectionImage(call) {
    const { category } = call.params;
    const Content = findSection(call.state, category);
    setRecordImage(call, Content, { noun: 'content', subject: `section ${category}` });
    return { ...saved, Content };
  },

  uploadElementImage(call) {
    const { category, elementId } = call.params;
    const ContentElement = findElement(call.state, call.params);
    const subject = `element ${category}/${elementId}`;
    setRecordImage(call, ContentElement, { noun: 'content', subject });
    return { ...saved, ContentElement };
  },

  uploadElementAttributeImage(call) {
    const { category, elementId, attributeId } = call.params;
    const refusal = setAttributeImage(call, findElement(call.state, call.params), {
      noun: 'content',
      subject: `attribute ${category}/${elementId}/${attributeId}`,
      owner: 'element',
      attributeId,
    });
    return refusal === undefined ? saved : { Status: 'ERROR', Reason: refusal };
  },
} satisfies Pick<
  MockHandlers,
  | 'uploadCatalogImage'
  | 'uploadItemImage'
  | 'uploadAttributeImage'
  | 'uploadSectionImage'
  | 'uploadElementImage'
  | 'uploadElementAttributeImage'
>;
