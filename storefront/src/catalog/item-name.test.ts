import { expect, it } from 'vitest';
import { itemName } from './item-name.ts';

const specs = [{ name: 'Length', value: '500 mm' }];
const options = [{ name: 'length' }, { name: 'Carriages' }];
const family = { familyId: 'f', title: 'Rail', count: 2, fromPrice: 9.95, options };

it.each([
  [{ title: 'Rail', specs }, 'Rail'],
  [{ title: 'Rail', specs, family }, 'Rail, length 500 mm'],
  [{ title: 'Rail 500 mm', specs, family }, 'Rail 500 mm'],
])('names %j', (item, name) => {
  expect(itemName(item)).toBe(name);
});
