import { expect, it } from 'vitest';
import { everything, findable } from './fixtures/findable.ts';
import { searchFacts, type FactsSearch } from './search-facts.ts';

const all = [
  findable({ title: 'cherry', price: 300, dateCreated: '2026-11-02' }),
  findable({ title: 'Banana', price: 100, dateCreated: '2026-11-03', description: 'Fruit.' }),
  findable({ title: 'apple', price: 100, dateCreated: '2026-11-02', description: 'Fruit.' }),
  findable({ title: 'Date fruit', price: 300, dateCreated: '2026-11-01' }),
];

it.each<[FactsSearch['sort'], string[]]>([
  ['place', ['cherry', 'Banana', 'apple', 'Date fruit']],
  ['title', ['apple', 'Banana', 'cherry', 'Date fruit']],
  ['price', ['apple', 'Banana', 'cherry', 'Date fruit']],
  ['-price', ['cherry', 'Date fruit', 'apple', 'Banana']],
  ['newest', ['Banana', 'apple', 'cherry', 'Date fruit']],
  ['relevance', ['apple', 'Banana', 'cherry', 'Date fruit']],
])('by %s, then by title ignoring case', (sort, order) => {
  const found = (items: typeof all) => searchFacts(items, { ...everything, sort }, []).items;
  expect(found(all)).toEqual(order);
  if (sort !== 'place') expect(found(all.toReversed())).toEqual(order);
});

it('by place keeps the given order, also reversed', () => {
  const { items } = searchFacts(all.toReversed(), { ...everything, sort: 'place' }, []);
  expect(items).toEqual(['Date fruit', 'apple', 'Banana', 'cherry']);
});

it('by relevance puts the best matches first', () => {
  const search = { ...everything, q: 'fruit' };
  expect(searchFacts(all, search, []).items).toEqual(['Date fruit', 'apple', 'Banana']);
});
