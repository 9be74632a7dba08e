import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freezeParts, partLines, partUnits, presentParts, titleWithParts } from './sold-parts.ts';

const current = {
  catalogId: 'hardware',
  catalogItemId: 'bolt',
  title: 'Bolt',
  quantity: 4,
  digital: false,
  image: null,
  partNumber: 'B-4',
  priceCents: 1000,
  attributes: [
    { attributeId: 'Weight', type: 'WEIGHT' as const, value: '3.5' },
    { attributeId: 'Group', type: 'SHIPPING' as const, value: 'FREIGHT' },
    { attributeId: 'Code', type: 'HS_CODE' as const, value: '7318.15' },
    { attributeId: 'Origin', type: 'ORIGIN' as const, value: 'DE' },
  ],
};
const file = { ...current, catalogItemId: 'manual', title: 'Manual', quantity: 1, digital: true };
const nut = { ...current, catalogItemId: 'nut', title: 'Nut', quantity: 1, priceCents: 2000 };
const group = { attributeId: 'Group', type: 'SHIPPING' as const, value: 'SMALL' };
const parts = freezeParts([current, file, nut], [group]);
const kit = {
  id: 'l1',
  catalogId: 'kits',
  catalogItemId: 'set',
  title: 'Spindle set',
  quantity: 2,
  grossCents: 10_001,
  taxCents: 801,
  parts,
};

describe("a kit's parts", () => {
  it('are sold with their prices and customs data, and follow its shipping group', () => {
    const [bolt, manual] = parts;
    expect(bolt?.attributes.filter(({ type }) => type === 'SHIPPING')).toEqual([group]);
    expect(manual).toMatchObject({ weight: null, price: 10 });
    expect(presentParts({ quantity: 2, parts: parts.slice(0, 1), refunds: [] })).toEqual({
      parts: [
        {
          catalogId: 'hardware',
          catalogItemId: 'bolt',
          title: 'Bolt',
          quantity: 4,
          price: 10,
          weight: 3.5,
          hsCode: '7318.15',
          origin: 'DE',
          units: 8,
          unitsRefunded: 0,
        },
      ],
    });
    expect(presentParts({ quantity: 2, parts: null, refunds: [] })).toEqual({});
  });

  it('replace it where goods are handled, each with its share of the amount', () => {
    const single = { ...kit, parts: null };
    expect(partLines([kit, single])).toMatchObject([
      { id: 'l1', title: 'Bolt', quantity: 8, description: 'Part of Spindle set', before: 0 },
      { id: 'l1', title: 'Nut', quantity: 2, partNumber: 'B-4', before: 8 },
      single,
    ]);
    expect(partUnits([kit, single])).toMatchObject([{ quantity: 8 }, { quantity: 2 }, single]);
  });

  it('are named in emails and invoices', () => {
    expect(titleWithParts(kit)).toBe('Spindle set (4 × Bolt; 1 × Manual; 1 × Nut)');
    expect(titleWithParts({ title: 'Bolt', quantity: 1, parts: null })).toBe('Bolt');
  });

  it('share any amount to the cent', () => {
    const cents = fc.integer({ min: 0, max: 99_999_999 });
    fc.assert(
      fc.property(
        fc.array(fc.record({ priceCents: cents, quantity: fc.integer({ min: 1, max: 999 }) }), {
          minLength: 1,
          maxLength: 5,
        }),
        cents,
        (prices, grossCents) => {
          const shipped = freezeParts(
            prices.map((one) => ({ ...current, ...one })),
            [],
          );
          const lines = partLines([{ ...kit, grossCents, taxCents: 0, parts: shipped }]);
          expect(lines.reduce((sum, line) => sum + line.grossCents, 0)).toBe(grossCents);
        },
      ),
    );
  });
});
