import { noDetails, type ItemDetails } from '../../domain/catalog/item-details.ts';
import { withCheckDigit } from '../../domain/catalog/gtin.ts';
import { catalogs } from './all-catalogs.ts';
import type { PublishedItem } from './published-items.ts';

/** Who the shop buys each catalog's goods from, and the share of the price that they cost. */
const suppliers: Readonly<Record<string, { supplier: string; share: number }>> = {
  spindles: { supplier: 'Hartmann Precision', share: 0.58 },
  motors: { supplier: 'Ostrava Drives', share: 0.61 },
  'linear-motion': { supplier: 'Linear Works', share: 0.55 },
  controllers: { supplier: 'Bayview Electronics', share: 0.64 },
  tooling: { supplier: 'Carbide Direct', share: 0.47 },
  'work-holding': { supplier: 'Midland Fixture', share: 0.52 },
};

const replacements: Readonly<Record<string, string>> = {
  'drive-tb6600': 'drive-dm542',
  'sbr16-600-pair': 'hgr20-600-pair',
};

/** Items sold as their parts. */
const kits: ReadonlySet<string> = new Set(['er20-2k2w-set']);

/** Days until items that are out of stock are expected back. */
const expectedInDays: Readonly<Record<string, number>> = { 'gearbox-nema23-10-1': 13 };

/** Items with quantity prices: the share of the price that each unit costs from a quantity on. */
const breaks: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  'em-1f-3175-acrylic': { 5: 0.93, 20: 0.85 },
  'em-2f-6mm-upcut': { 5: 0.94, 10: 0.88 },
  'em-3f-6mm-dlc': { 5: 0.94 },
  'hold-down-4': { 3: 0.95, 6: 0.9 },
};

function breaksOf(id: string, price: number) {
  const list = Object.entries(breaks[id] ?? {});
  if (list.length === 0) return {};
  return {
    breakQuantities: list.map(([from]) => Number(from)),
    breakPricesCents: list.map(([, share]) => Math.round(price * share)),
  };
}

const DAY = 86_400_000;

/** Returns the details of an item in a demo that was opened at this time. */
export function demoDetailsOf(
  { catalogId, item, price }: Pick<PublishedItem, 'catalogId' | 'item' | 'price'>,
  now: Date,
): ItemDetails {
  const source = suppliers[catalogId];
  if (source === undefined) return noDetails;
  const { catalogItemId: id } = item;
  const aisle = Object.keys(suppliers).indexOf(catalogId);
  const items = catalogs.find((catalog) => catalog.catalogId === catalogId)?.items ?? [];
  const place = items.findIndex(({ catalogItemId }) => catalogItemId === id);
  const shelf = String(Math.floor(place / 3) + 1).padStart(2, '0');
  const replacement = replacements[id] ?? null;
  const days = expectedInDays[id];
  return {
    ...noDetails,
    kit: kits.has(id),
    // GTINs that start with 2 are for use within one shop.
    gtin: withCheckDigit(`20${aisle + 1}0000${String(place + 1).padStart(5, '0')}`),
    bin: `${String.fromCodePoint(65 + aisle)}-${shelf}-${(place % 3) + 1}`,
    costPriceCents: Math.round(price * source.share),
    ...breaksOf(id, price),
    supplier: source.supplier,
    replacedByCatalogId: replacement && catalogId,
    replacedByItemId: replacement,
    expectedAt:
      days === undefined ? null : new Date(now.getTime() + days * DAY).toISOString().slice(0, 10),
  };
}
