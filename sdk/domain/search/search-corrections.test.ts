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
    ['a catalogue', 'spindels', 'spindles', ['Fine abc2', 'Strong']],
    ['a specification', 'colet', 'collet', ['Fine abc2', 'Strong']],
  ])('is tried with the word of %s that is most like %s', (_, q, corrected, items) => {
    expect(search(q)).toMatchObject({ items, corrected });
  });

  it('is tried without the words that nothing is like', () => {
    expect(search('xyzzy strong')).toMatchObject({ items: ['Strong'], corrected: 'strong' });
  });

  it('keeps the words that some item has, be it in its prose or by their beginning', () => {
    expect(search('milling strng').corrected).toBe('milling strong');
    expect(search('engrav fin colet').corrected).toBe('engrav fin collet');
  });

  it('takes no word of prose for what was meant', () => {
    expect(search('millling strong').corrected).toBe('strong');
  });

  it('neither corrects part numbers nor takes them for what was meant', () => {
    expect(search('er99 strng')).toEqual({ items: [], specs: [] });
    expect(search('abcx')).toEqual({ items: [], specs: [] });
  });

  it('stays empty where the corrected one finds nothing either', () => {
    expect(search('strng fine')).toEqual({ items: [], specs: [] });
  });

  it('is not corrected where its words are right, only in no item together', () => {
    expect(search('strong fine')).toEqual({ items: [], specs: [] });
  });

  it('may mean words that no item has but that mean the same as one', () => {
    const synonyms = [['strong', 'heavy duty']];
    expect(search('havy duty', synonyms)).toMatchObject({
      items: ['Strong'],
      corrected: 'heavy duty',
    });
  });
});

it('a search that finds something is not corrected', () => {
  expect(search('strong')).not.toHaveProperty('corrected');
  const specs = search('strong').specs.map(({ spec: { name } }) => name);
  expect(specs).toEqual(['Power', 'Collet']);
});
