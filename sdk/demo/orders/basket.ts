import { DIGITAL_GROUP } from '../../domain/shipping/shipping-of.ts';
import { catalogs } from '../catalogs/all-catalogs.ts';
import type { DemoItem } from '../catalogs/types.ts';
import { centsOf } from '../cents.ts';
import { salesTax } from '../sales-tax.ts';
import type { PlannedLine, ShippingGroup } from './plan.ts';

interface Sellable {
  catalogId: string;
  item: DemoItem;
  group: ShippingGroup;
  cents: number;
}

function groupOf(item: DemoItem): ShippingGroup {
  if (item.digital) return DIGITAL_GROUP;
  const value = item.attributes.find((attribute) => attribute.type === 'SHIPPING')?.value;
  return value === 'FREIGHT' ? 'FREIGHT' : 'PARCEL';
}

/** New items, which no one has bought yet. */
const NEW = new Set(['er16-2k2w-water', 'vfd-4kw-220v', 'er16-collets-5', 'er20-2k2w-set']);

const sellable: readonly Sellable[] = catalogs
  .filter((catalog) => catalog.enabled && !catalog.external)
  .flatMap((catalog) =>
    catalog.items
      .filter((item) => item.enabled && !item.locked && !item.subscription)
      .filter(({ catalogItemId }) => !NEW.has(catalogItemId))
      .map((item) => ({
        catalogId: catalog.catalogId,
        item,
        group: groupOf(item),
        cents: centsOf(item.price),
      })),
  );

/**
 * Selects one to four different items: cheap ones in larger quantities, expensive ones one at a
 * time.
 */
export function fillBasket(random: () => number): Map<ShippingGroup, PlannedLine[]> {
  const count = 1 + Math.floor(random() ** 1.6 * 4);
  const selected = new Map<string, Sellable>();
  while (selected.size < count) {
    const next = sellable[Math.floor(random() * sellable.length)];
    if (next) selected.set(`${next.catalogId}/${next.item.catalogItemId}`, next);
  }
  const groups = new Map<ShippingGroup, PlannedLine[]>();
  for (const { catalogId, item, group, cents } of selected.values()) {
    const max = group === DIGITAL_GROUP || cents > 12_000 ? 1 : cents > 3_000 ? 2 : 6;
    const line = lineOf(catalogId, item, cents, 1 + Math.floor(random() * max));
    groups.set(group, [...(groups.get(group) ?? []), line]);
  }
  return groups;
}

/** Creates a line with units of an item, at a different price if one is given. */
export function lineFor(
  catalogItemId: string,
  quantity: number,
  { cents, percentOff }: { cents?: number | undefined; percentOff?: number | undefined } = {},
) {
  const found = sellable.find(({ item }) => item.catalogItemId === catalogItemId);
  if (!found) throw new Error(`the demo does not sell ${catalogItemId}`);
  const { catalogId, item, group } = found;
  return { group, line: lineOf(catalogId, item, cents ?? found.cents, quantity, percentOff) };
}

function lineOf(
  catalogId: string,
  item: DemoItem,
  unitCents: number,
  quantity: number,
  percentOff = 0,
): PlannedLine {
  const discountCents = Math.round((unitCents * quantity * percentOff) / 100);
  const net = unitCents * quantity - discountCents;
  const taxCents = salesTax(net);
  return {
    catalogId,
    catalogItemId: item.catalogItemId,
    title: item.title,
    description: item.description,
    image: item.image,
    quantity,
    unitCents,
    discountCents,
    taxCents,
    grossCents: net + taxCents,
  };
}

/**
 * Returns a line with only some of its units, with their share of the amounts rounded to the cent.
 */
export function partOf(line: PlannedLine, quantity: number): PlannedLine {
  const grossCents = Math.round((line.grossCents * quantity) / line.quantity);
  const discountCents = Math.round((line.discountCents * quantity) / line.quantity);
  const taxCents = grossCents - line.unitCents * quantity + discountCents;
  return { ...line, quantity, grossCents, discountCents, taxCents };
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
