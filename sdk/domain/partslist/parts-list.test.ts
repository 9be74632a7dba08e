import { describe, expect, it } from 'vitest';
import type { components } from '../../src/schema.d.ts';
import { savedTitle, presentPartsList, invalidLines } from './parts-list.ts';

type Item = components['schemas']['CatalogItem'];
type Attribute = components['schemas']['Attribute'];

const entry = (catalogItemId: string, quantity = 1) => ({
  catalogId: 'motors',
  catalogItemId,
  quantity,
});

describe('the lines of a list', () => {
  it('are valid if each names a different visible item', () => {
    expect(invalidLines([entry('nema17'), entry('nema23')], () => true)).toEqual([]);
  });

  it("are rejected if they repeat an item or name one that isn't visible", () => {
    const items = [entry('nema17'), entry('hidden'), entry('nema17', 2)];
    expect(invalidLines(items, ({ catalogItemId }) => catalogItemId !== 'hidden')).toEqual([
      { path: 'items.1', message: "isn't an item in the shop" },
      { path: 'items.2', message: 'is in the list twice' },
    ]);
  });
});

it.each([
  [undefined, null],
  ['', null],
  ['   ', null],
  [' Small mill ', 'Small mill'],
])('stores the title %j as %j', (overrides, saved) => {
  expect(savedTitle(overrides)).toBe(saved);
});

describe('a line', () => {
  const applies = (...items: Parameters<typeof invalidLines>[0]) => invalidLines(items, () => true);

  it('differs if its catalog differs', () => {
    expect(applies(entry('nema17'), { ...entry('nema17'), catalogId: 'old' })).toEqual([]);
  });

  it('is rejected each time it repeats, for that reason only', () => {
    const twice = { message: 'is in the list twice' };
    expect(invalidLines([entry('a'), entry('a'), entry('a')], () => false)).toEqual([
      { path: 'items.0', message: "isn't an item in the shop" },
      { path: 'items.1', ...twice },
      { path: 'items.2', ...twice },
    ]);
  });
});

it('a list without lines is valid', () => {
  expect(invalidLines([], () => false)).toEqual([]);
});

describe('an opened list', () => {
  const attribute = (type: Attribute['type']): Attribute => ({
    attributeId: type,
    type,
    value: 'x',
    description: null,
    version: 1,
  });
  const item: Item = {
    catalogId: 'motors',
    catalogItemId: 'nema23',
    title: 'NEMA 23',
    description: 'Turns.',
    image: null,
    imageAlt: null,
    subscription: false,
    digital: false,
    kit: false,
    enabled: true,
    expired: false,
    locked: false,
    price: 49.5,
    inventory: 3,
    listingOrderWeight: 1,
    attributes: [attribute('HTML'), attribute('WEIGHT'), attribute('VIDEO'), attribute('IMAGE')],
    specs: [],
    externalId: 'SM23-112-42R8',
    gtin: null,
    expectedAt: null,
    replacedBy: null,
    seoTitle: null,
    seoDescription: null,
    dateCreated: '2026-11-02T09:30:00.000Z',
    dateModified: '2026-11-02T09:30:00.000Z',
  };
  const list = {
    id: 'a1',
    title: null,
    items: [entry('nema23', 4), entry('gone')],
    createdAt: new Date('2026-11-20T08:00:00Z'),
  };

  it("has its items' current data without media, and shows which were deleted", () => {
    const itemOf = ({ catalogItemId }: { catalogItemId: string }) =>
      catalogItemId === 'nema23' ? item : null;
    expect(presentPartsList(list, { origin: 'https://shop.example', itemOf })).toEqual({
      id: 'a1',
      url: 'https://shop.example/ui/build/a1',
      title: null,
      lines: [
        { ...entry('nema23', 4), item: { ...item, attributes: [attribute('WEIGHT')] } },
        { ...entry('gone'), item: null },
      ],
      dateCreated: '2026-11-20T08:00:00.000Z',
    });
  });

  it('keeps its title, and can have no lines', () => {
    const titled = { ...list, title: 'Small mill', items: [] };
    expect(
      presentPartsList(titled, { origin: 'https://shop.example', itemOf: () => null }),
    ).toMatchObject({ title: 'Small mill', lines: [] });
  });
});
