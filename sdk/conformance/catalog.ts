import { attributesConform } from './catalog/attributes.ts';
import { storeAuditConforms } from './catalog/audited.ts';
import { detailsConform } from './catalog/details.ts';
import { priceBreaksConform } from './catalog/price-breaks.ts';
import { storeListsConform } from './catalog/lists.ts';
import { picturesConform } from './catalog/pictures.ts';
import { publishingConforms } from './catalog/publishing.ts';
import { storeRecordsConform } from './catalog/records.ts';
import { salesConform } from './catalog/sales.ts';
import { readCacheConforms } from './catalog/read-cache.ts';
import { specSheetsConform } from './catalog/spec-sheets.ts';
import { defineConformance } from './define-conformance.ts';
import { runningOutConforms } from './catalog/running-out.ts';

export const catalogConformance = defineConformance(['catalog'], (shop) => {
  readCacheConforms(shop);
  storeRecordsConform(shop);
  attributesConform(shop);
  picturesConform(shop);
  specSheetsConform(shop);
  salesConform(shop);
  detailsConform(shop);
  priceBreaksConform(shop);
  publishingConforms(shop);
  storeListsConform(shop);
  storeAuditConforms(shop);
  runningOutConforms(shop);
});
