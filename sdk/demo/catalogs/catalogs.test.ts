import { expect, test } from 'vitest';
import { catalogs } from './all-catalogs.ts';
import { sales } from './sales.ts';

const items = catalogs.flatMap((catalog) => catalog.items);
const RESERVED = ['taxcodes', 'stripe', 'publish', 'inventory', 'itemeditor', 'cart'];

test('the shop is stocked: catalogs, items, one link to another shop, one not visible yet', () => {
  expect(catalogs.length).toBeGreaterThanOrEqual(7);
  expect(items.length).toBeGreaterThanOrEqual(62);
  expect(catalogs.filter((catalog) => catalog.external && catalog.link)).toHaveLength(1);
  expect(catalogs.some((catalog) => !catalog.enabled)).toBe(true);
});

test('ids are valid in URLs and in subscription ids', () => {
  const ids = [
    ...catalogs.map(({ catalogId }) => catalogId),
    ...items.map(({ catalogItemId }) => catalogItemId),
  ];
  for (const id of ids) {
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(id.length).toBeLessThanOrEqual(64);
    expect(RESERVED).not.toContain(id);
  }
  expect(new Set(catalogs.map(({ catalogId }) => catalogId)).size).toBe(catalogs.length);
  for (const catalog of catalogs) {
    const own = catalog.items.map(({ catalogItemId }) => catalogItemId);
    expect(new Set(own).size).toBe(own.length);
  }
});

test('items cover every state', () => {
  const physical = items.filter((item) => item.enabled && !item.digital);
  const open = physical.filter((item) => !item.locked && !item.expired);
  expect(open.some((item) => item.inventory > 1)).toBe(true);
  expect(open.filter((item) => item.inventory === 1).length).toBeGreaterThanOrEqual(3);
  expect(open.some((item) => item.inventory === 0)).toBe(true);
  expect(items.some((item) => item.locked)).toBe(true);
  expect(items.some((item) => item.expired)).toBe(true);
  expect(items.some((item) => !item.enabled)).toBe(true);
});

test('prices are dollars and cents between 4.95 and 949.00', () => {
  for (const { price } of items) {
    expect(price).toMatch(/^\d+\.\d\d$/);
    expect(Number(price)).toBeGreaterThanOrEqual(4.95);
    expect(Number(price)).toBeLessThanOrEqual(949);
  }
});

test('two catalogs sell monthly and yearly plans, each with its terms', () => {
  const selling = catalogs.filter((catalog) => catalog.items.some((item) => item.subscription));
  expect(selling.length).toBeGreaterThanOrEqual(2);
  for (const catalog of selling) {
    const terms = catalog.items.map(
      ({ attributes }) => attributes.find(({ attributeId }) => attributeId === 'TERMS')?.value,
    );
    expect(terms).toEqual(expect.arrayContaining(['/ month', '/ year']));
  }
});

test('attribute names are unique within an item and within their limits', () => {
  for (const item of items) {
    const names = item.attributes.map(({ attributeId }) => attributeId);
    expect(new Set(names).size, item.catalogItemId).toBe(names.length);
    for (const { attributeId, type, value } of item.attributes) {
      expect(attributeId.length).toBeLessThanOrEqual(64);
      expect(value.length).toBeLessThanOrEqual(
        type === 'VIDEO' || type === 'IMAGE' ? 255 : 100_000,
      );
    }
    expect(item.title.length).toBeLessThanOrEqual(200);
    expect(item.description.length).toBeLessThanOrEqual(5000);
  }
});

test('shipped items have a weight and a shipping group; others have neither', () => {
  for (const item of items) {
    const types = new Set(item.attributes.map(({ type }) => type));
    const shipped = !item.digital;
    expect(types.has('WEIGHT'), item.catalogItemId).toBe(shipped);
    expect(types.has('SHIPPING'), item.catalogItemId).toBe(shipped);
    expect(types.has('SPEC'), item.catalogItemId).toBe(true);
  }
});

test('the first sentence of a description fits a card and contains a number', () => {
  for (const { description, catalogItemId } of items) {
    const [first = ''] = description.split(/(?<=[.!?])\s/);
    expect(first.length, catalogItemId).toBeLessThanOrEqual(110);
    expect(first, catalogItemId).toMatch(/\d|ten|five/i);
  }
});

test('prose has no tables, styles or scripts', () => {
  const prose = items.flatMap(({ attributes }) => attributes.filter(({ type }) => type === 'HTML'));
  for (const { value } of prose) {
    expect(value).not.toMatch(/style=|<script|class=/);
    const tags = new Set(Array.from(value.matchAll(/<(\w+)/g), ([, tag]) => tag));
    for (const tag of tags) {
      expect(['h3', 'p', 'ul', 'li']).toContain(tag);
    }
  }
});

test("every sale belongs to an item and is below the item's price", () => {
  for (const { catalogId, catalogItemId, salePrice } of sales) {
    const catalog = catalogs.find((one) => one.catalogId === catalogId);
    const item = catalog?.items.find((one) => one.catalogItemId === catalogItemId);
    expect(Number(item?.price), catalogItemId).toBeGreaterThan(Number(salePrice));
  }
});
