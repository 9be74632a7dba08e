import { describe, expect, it } from 'vitest';
import { everything, findable } from './fixtures/findable.ts';
import { searchFacts } from './search-facts.ts';

const all = [
  findable({ title: 'Strong', description: 'Milling steel.' }),
  findable({ title: 'Fine abc2', description: 'Engraving.' }),
];
const search = (q: string, synonyms: string[][] = []) =>
  searchFacts(all, { ...everything, q }, synonyms);

describe('a search that finds nothing', () => {
  it.each([
    ['a title', 'strng', 'strong', ['Strong']],
    ['a catalog', 'spindels', 'spindles', ['Fine abc2', 'Strong']],
    ['a specification', 'colet', 'collet', ['Fine abc2', 'Strong']],
  ])('is repeated with the word of %s that is most similar: %s', (_, q, corrected, items) => {
    expect(search(q)).toMatchObject({ items, corrected });
  });

  it('is repeated without words that nothing is similar to', () => {
    expect(search('xyzzy strong')).toMatchObject({ items: ['Strong'], corrected: 'strong' });
  });

  it('keeps words that an item has, also in its prose or as a prefix', () => {
    expect(search('milling strng').corrected).toBe('milling strong');
    expect(search('engrav fin colet').corrected).toBe('engrav fin collet');
  });

  it("doesn't use words of prose as corrections", () => {
    expect(search('millling strong').corrected).toBe('strong');
  });

  it('neither corrects part numbers nor uses them as corrections', () => {
    expect(search('er99 strng')).toEqual({ items: [], specs: [] });
    expect(search('abcx')).toEqual({ items: [], specs: [] });
  });

  it('stays empty if the corrected one finds nothing either', () => {
    expect(search('strng fine')).toEqual({ items: [], specs: [] });
  });

  it("isn't corrected if its words are right but in no item together", () => {
    expect(search('strong fine')).toEqual({ items: [], specs: [] });
  });

  it('can be corrected to a synonym that no item contains', () => {
    const synonyms = [['strong', 'heavy duty']];
    expect(search('havy duty', synonyms)).toMatchObject({
      items: ['Strong'],
      corrected: 'heavy duty',
    });
  });
});

it("a search that finds something isn't corrected", () => {
  expect(search('strong')).not.toHaveProperty('corrected');
  const specs = search('strong').specs.map(({ spec: { name } }) => name);
  expect(specs).toEqual(['Power', 'Collet']);
});
