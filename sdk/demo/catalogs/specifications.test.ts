import { describe, expect, it } from 'vitest';
import { parseQuantity, quantityIn, type Quantity } from '../../domain/catalog/quantity.ts';
import { relationsOf, type Relation } from '../../domain/catalog/relations.ts';
import { specsOf } from '../../domain/catalog/specs.ts';
import { findUnit } from '../../domain/catalog/units.ts';
import { catalogs } from './all-catalogs.ts';
import type { DemoItem } from './types.ts';

const shelved = catalogs.flatMap(({ catalogId, specSheet = [], items }) =>
  items.map((item) => ({ key: `${catalogId}/${item.catalogItemId}`, item, specSheet })),
);
const byKey = new Map(shelved.map(({ key, item }) => [key, item]));
const related = shelved.flatMap(({ key, item }) =>
  relationsOf(item.attributes.map((attribute) => ({ ...attribute, version: 1 }))).map(
    (relation) => ({ key, item, relation, other: byKey.get(keyOf(relation)) }),
  ),
);

function keyOf({ catalogId, catalogItemId }: Relation) {
  return `${catalogId}/${catalogItemId}`;
}

function textOf({ attributes }: DemoItem, name: string): string | undefined {
  return attributes.find(({ type, attributeId }) => type === 'SPEC' && attributeId === name)?.value;
}

/** Returns a value in base units: watts, millimeters, grams. */
function quantityOf(item: DemoItem, name: string): Quantity {
  const quantity = parseQuantity(textOf(item, name) ?? '');
  if (quantity === undefined) throw new Error(`${item.catalogItemId} has no quantity ${name}`);
  return quantity;
}

const topOf = ({ number, max = number }: Quantity) => max;
const holds = (range: Quantity, one: Quantity) =>
  range.number <= one.number && topOf(one) <= topOf(range);

describe('specifications', () => {
  it('are on every item, and shipped items have unique part numbers', () => {
    for (const { key, item } of shelved) {
      expect(textOf(item, 'Type') ?? textOf(item, 'Billed'), key).toBeDefined();
      expect(item.externalId === null, key).toBe(item.digital);
    }
    const numbers = shelved.flatMap(({ item }) => item.externalId ?? []);
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const number of numbers) expect(number).toMatch(/^[A-Z0-9]+(-[A-Z0-9]+)+$/);
  });

  it('are measured in the unit of their sheet, if it has one', () => {
    for (const { key, item, specSheet } of shelved) {
      for (const { name, unit } of specSheet) {
        const text = textOf(item, name);
        if (unit === undefined || text === undefined) continue;
        expect(findUnit(unit)?.symbol, name).toBe(unit);
        expect(specsOf(item.attributes, specSheet), `${key}: ${name} ${text}`).toContainEqual(
          expect.objectContaining({ name, number: expect.any(Number), unit }),
        );
      }
    }
  });

  it('fill the sheet: each name is used, each facet has at least two values', () => {
    for (const { catalogId, specSheet = [], items } of catalogs) {
      expect(specSheet.length > 0, catalogId).toBe(items.length > 0);
      for (const { name, facet } of specSheet) {
        const values = new Set(items.flatMap((item) => textOf(item, name) ?? []));
        expect(values.size, `${catalogId}: ${name}`).toBeGreaterThanOrEqual(facet ? 2 : 1);
      }
    }
  });

  it('weigh less than the parcel, but not much less', () => {
    for (const { key, item } of shelved) {
      if (item.digital) continue;
      const net = quantityIn(quantityOf(item, 'Weight'), 'oz').number;
      const parcel = Number(item.attributes.find(({ type }) => type === 'WEIGHT')?.value);
      expect(parcel, key).toBeGreaterThanOrEqual(net);
      expect(parcel, key).toBeLessThanOrEqual(net * 2.5 + 2);
    }
  });

  it('match the title', () => {
    for (const { key, item } of shelved) {
      const [, power] = / ([\d.]+ kW)/.exec(item.title) ?? [];
      if (power !== undefined) {
        expect(quantityOf(item, 'Power'), key).toEqual(parseQuantity(power));
      }
      const [, collet] = /^(ER\d+)/.exec(item.title) ?? [];
      if (collet !== undefined) expect(textOf(item, 'Collet'), key).toBe(collet);
      const size = item.attributes.find(({ attributeId }) => attributeId === 'diameter')?.value;
      if (size !== undefined) expect(textOf(item, 'Body diameter'), key).toBe(size);
    }
  });
});

describe('relations', () => {
  it('name other items of the shop, each once', () => {
    for (const { key, relation, other } of related) {
      expect(other, `${key} → ${keyOf(relation)}`).toBeDefined();
      expect(keyOf(relation)).not.toBe(key);
    }
    const pairs = related.map(({ key, relation }) => `${key} ${keyOf(relation)}`);
    expect(new Set(pairs).size).toBe(pairs.length);
    for (const kind of ['needs', 'fits', 'contains']) {
      expect(related.some(({ relation }) => relation.relation === kind)).toBe(true);
    }
  });

  it("never require what customers can't have", () => {
    for (const { key, relation, other } of related) {
      if (relation.relation === 'fits') continue;
      expect(other?.enabled, `${key} → ${keyOf(relation)}`).toBe(true);
      expect(other?.expired, `${key} → ${keyOf(relation)}`).toBe(false);
    }
  });

  it.each([
    ['an inverter gives what the spindle takes', 'Inverter', 'Spindle', drives],
    ['a collet set fits the spindle', 'Collet set', 'Spindle', sameCollet],
    ['a mount fits the body', 'Mount', 'Spindle', boreFitsBody],
    ['a dust shoe fits the body', 'Dust shoe', 'Spindle', boreFitsBody],
    ['collets hold the shank', 'Collet set', 'End mill', holdsShank],
    ['collets hold the shank of a ball nose', 'Collet set', 'Ball nose', holdsShank],
    ['a drive gives the current', 'Stepper drive', 'Stepper', givesCurrent],
    ['a supply gives the voltage', 'Power supply', 'Stepper drive', givesVoltage],
    [
      'a supply gives the voltage of a controller',
      'Power supply',
      'Motion controller',
      givesVoltage,
    ],
    ['a gearbox takes the shaft', 'Gearbox', 'Stepper', takesShaft],
  ])('%s', (_, type, otherType, check) => {
    const pairs = related.flatMap(({ item, other }): [DemoItem, DemoItem][] => {
      if (other === undefined) return [];
      if (textOf(item, 'Type') === type) return [[item, other]];
      return textOf(other, 'Type') === type ? [[other, item]] : [];
    });
    const saved = pairs.filter(([, other]) => textOf(other, 'Type') === otherType);
    expect(saved).not.toEqual([]);
    for (const [one, other] of saved) {
      expect(check(one, other), `${one.catalogItemId}, ${other.catalogItemId}`).toBe(true);
    }
  });
});

function drives(inverter: DemoItem, spindle: DemoItem): boolean {
  return (
    quantityOf(inverter, 'Power').number >= quantityOf(spindle, 'Power').number &&
    quantityOf(inverter, 'Output current').number >= quantityOf(spindle, 'Current').number &&
    holds(quantityOf(inverter, 'Output frequency'), quantityOf(spindle, 'Frequency')) &&
    textOf(inverter, 'Voltage') === textOf(spindle, 'Voltage') &&
    textOf(inverter, 'Phases') === textOf(spindle, 'Phases')
  );
}

function sameCollet(set: DemoItem, spindle: DemoItem): boolean {
  return textOf(set, 'Collet') === textOf(spindle, 'Collet');
}

function boreFitsBody(holder: DemoItem, spindle: DemoItem): boolean {
  return textOf(holder, 'Bore') === textOf(spindle, 'Body diameter');
}

function holdsShank(set: DemoItem, cutter: DemoItem): boolean {
  return holds(quantityOf(set, 'Clamping range'), quantityOf(cutter, 'Shank diameter'));
}

function givesCurrent(drive: DemoItem, motor: DemoItem): boolean {
  return holds(quantityOf(drive, 'Current'), quantityOf(motor, 'Current'));
}

function givesVoltage(supply: DemoItem, user: DemoItem): boolean {
  return holds(quantityOf(user, 'Supply voltage'), quantityOf(supply, 'Output voltage'));
}

function takesShaft(gearbox: DemoItem, motor: DemoItem): boolean {
  return textOf(gearbox, 'Input bore') === textOf(motor, 'Shaft diameter');
}
