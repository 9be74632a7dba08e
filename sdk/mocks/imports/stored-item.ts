import { saleInCents } from '../../domain/catalog/sale.ts';
import { noDetails } from '../../domain/catalog/item-details.ts';
import type { ImportedFields, ItemPlan, StoredItem } from '../../domain/imports/plan-item.ts';
import { pick } from '../../domain/fields.ts';
import { fromDollars, toDollars } from '../../domain/money/dollars.ts';
import { stockOf } from '../inventory/move-stock.ts';
import type { ShopState } from '../state.ts';

type Item = ShopState['items'][number];

/** Returns an item as the rules of imports see it. */
export const storedItem = (state: ShopState, item: Item): StoredItem => ({
  ...pick(item, 'title', 'description', 'imageAlt', 'enabled', 'expired', 'locked', 'digital'),
  ...pick(
    item,
    'subscription',
    'subscriptionLink',
    'listingOrderWeight',
    'taxCode',
    'reorderLevel',
  ),
  ...pick(item, 'externalId', 'couponId', 'saleStarts', 'saleEnds', 'version'),
  ...item.details,
  priceCents: fromDollars(item.price),
  salePriceCents: saleInCents(item).salePrice,
  ...stockOf(state, item),
  attributes: item.attributes,
});

/** Sets changed fields and attributes. */
export function writeItem(item: Item, { fields, attributes }: ItemPlan): void {
  const { priceCents, salePriceCents, ...others } = fields;
  const [details, own] = splitDetails(others);
  Object.assign(item, own);
  item.details = { ...item.details, ...details };
  if (priceCents !== undefined) item.price = toDollars(priceCents);
  if (salePriceCents !== undefined) {
    item.salePrice = salePriceCents === null ? null : toDollars(salePriceCents);
  }
  for (const attribute of attributes) {
    const present = item.attributes.find(
      ({ attributeId }) => attributeId === attribute.attributeId,
    );
    if (present) Object.assign(present, attribute, { version: present.version + 1 });
    else item.attributes.push({ ...attribute, version: 1 });
  }
}

function splitDetails(fields: Partial<ImportedFields>): [details: object, own: object] {
  const entries = Object.entries(fields);
  return [
    Object.fromEntries(entries.filter(([name]) => name in noDetails)),
    Object.fromEntries(entries.filter(([name]) => !(name in noDetails))),
  ];
}
