import { saved } from '../../domain/editing/replies.ts';
import { presentDone, presentOutcome } from '../../domain/rejection.ts';
import { catalogs } from '../catalog/catalogs.ts';
import { itemRecord, items } from '../catalog/items.ts';
import { elements, sections } from '../content/handlers.ts';
import type { MockHandlers } from '../core/call.ts';
import { setAttributeImage, setRecordImage } from './set-image.ts';

const pictureSaved = presentDone(saved('picture'));

export const media = {
  uploadCatalogImage: (call) => ({
    ...pictureSaved,
    Catalog: setRecordImage(call, catalogs, call.params),
  }),
  uploadItemImage: (call) => ({
    ...pictureSaved,
    CatalogItem: itemRecord(call, setRecordImage(call, items, call.params)),
  }),
  uploadAttributeImage: (call) => presentOutcome(setAttributeImage(call, items, call.params)),

  uploadSectionImage: (call) => ({
    ...pictureSaved,
    Content: setRecordImage(call, sections, call.params),
  }),
  uploadElementImage: (call) => ({
    ...pictureSaved,
    ContentElement: setRecordImage(call, elements, call.params),
  }),
  uploadElementAttributeImage: (call) =>
    presentOutcome(setAttributeImage(call, elements, call.params)),
} satisfies Partial<MockHandlers>;
