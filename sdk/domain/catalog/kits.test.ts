import { describe, expect, it } from 'vitest';
import { isPossiblePart, kitUnits, missingPart, partsListed, validateKit } from './kits.ts';

const bolt = {
  catalogId: 'hardware',
  catalogItemId: 'bolt',
  title: 'Bolt',
  quantity: 4,
  digital: false,
  buyable: true,
  available: 12,
};
const nut = { ...bolt, catalogItemId: 'nut', title: 'Nut', quantity: 1, available: 5 };
const manual = { ...nut, catalogItemId: 'manual', title: 'Manual', digital: true, available: 1 };
const shipped = { digital: false };

it('lists each part once, with the quantities of all its attributes', () => {
  const component = (value: string, description: string) =>
    ({ type: 'COMPONENT', value, description }) as const;
  const attributes = [
    component('hardware/bolt', 'contains 4: for the mount'),
    component('hardware/nut', 'Contains'),
    component('hardware/bolt', 'contains 999'),
    component('hardware/washer', 'contains 0'),
    component('hardware/washer', 'contains 1000'),
    component('hardware/washer', 'needs'),
    component('Bolts and nuts', 'contains'),
  ];
  const key = (catalogItemId: string) => ({ catalogId: 'hardware', catalogItemId });
  expect(partsListed(attributes)).toEqual([
    { ...key('bolt'), quantity: 1003 },
    { ...key('nut'), quantity: 1 },
  ]);
});

describe('the units of a kit', () => {
  it.each([
    ['the least that a part can make', 3, shipped, [bolt, nut]],
    ['none with too few of a part', 0, shipped, [{ ...bolt, available: 3 }, nut]],
    ['none below zero', 0, shipped, [{ ...bolt, available: -8 }]],
    ['none without a part that is for sale', 0, shipped, [bolt, { ...nut, buyable: false }]],
    ['not limited by digital parts', 3, shipped, [bolt, manual]],
    ['none without a digital part', 0, shipped, [bolt, { ...manual, available: 0 }]],
    ['none without parts', 0, shipped, []],
    ['none if it ships without a shipped part', 0, shipped, [manual]],
    ['unlimited if all is digital', 1_000_000, { digital: true }, [manual]],
  ])('are %s', (_, units, kit, parts) => {
    expect(kitUnits(kit, parts)).toBe(units);
  });

  it('are missing a part', () => {
    expect(missingPart([bolt, nut, manual])).toBeUndefined();
    expect(missingPart([bolt, { ...nut, available: 0 }])?.title).toBe('Nut');
    expect(missingPart([{ ...manual, buyable: false }])?.title).toBe('Manual');
  });
});

it.each([
  [true, {}, {}],
  [false, { kit: true }, {}],
  [false, { subscription: true }, {}],
  [true, { digital: true }, {}],
  [true, { digital: true }, { digital: true }],
  [false, {}, { digital: true }],
])('is %s that an item with %o can be a part of a kit with %o', (possible, item, kit) => {
  const ordinary = { digital: false, kit: false, subscription: false };
  expect(isPossiblePart({ ...ordinary, ...item }, { ...shipped, ...kit })).toBe(possible);
});

describe('an item', () => {
  const item = { title: 'Bolt', digital: false, kit: false, subscription: false };
  const part = { catalogId: 'hardware', catalogItemId: 'bolt', item };
  const kit = { digital: false, subscription: false, parts: [part], partOf: [] };
  const file = { ...part, item: { ...item, digital: true } };

  it.each([
    [null, {}],
    ['SOLD_BY_SUBSCRIPTION', { subscription: true }],
    ['PART_OF_KIT', { partOf: ['Spindle set'] }],
    ['KIT_PART_NOT_ALLOWED', { parts: [part, { ...part, item: undefined }] }],
    ['KIT_PART_NOT_ALLOWED', { digital: true }],
    ['KIT_WITHOUT_PARTS', { parts: [] }],
    ['KIT_WITHOUT_PARTS', { digital: true, parts: [] }],
    ['KIT_WITHOUT_PARTS', { parts: [file] }],
    [null, { digital: true, parts: [file] }],
  ])('is rejected as a kit with %s: %o', (code, facts) => {
    expect(validateKit({ ...kit, ...facts })?.code ?? null).toBe(code);
  });

  it('names the part that is not allowed', () => {
    const missing = { ...part, item: undefined };
    expect(validateKit({ ...kit, parts: [missing] })?.field.message).toBe(
      "can't contain hardware/bolt",
    );
  });
});
