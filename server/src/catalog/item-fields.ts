import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import { memberFields } from '@spindle/sdk/domain/editing/record-fields';
import type { CatalogItem } from './catalog-item.entity.ts';
import { parsePrice } from '@spindle/sdk/domain/money/dollars';

export type ItemForm = BodyOf<'updateCatalogItem'>;

/** The fields of a form; the stock, which moves while the form is open, is not replaced. */
export function itemFields(form: ItemForm) {
  return {
    ...memberFields(form),
    priceCents: parsePrice(form.price),
    taxCode: form.taxCode,
    externalId: form.externalId ?? null,
    couponId: form.couponId ?? null,
  };
}

/** What of an item staff can edit. */
export const auditedItem = (item: CatalogItem) => ({
  ...memberFields(item),
  priceCents: item.priceCents,
  salePriceCents: item.salePriceCents,
  saleStarts: item.saleStarts,
  saleEnds: item.saleEnds,
  onHand: item.onHand,
  reorderLevel: item.reorderLevel,
  taxCode: item.taxCode,
  externalId: item.externalId,
  couponId: item.couponId,
});
