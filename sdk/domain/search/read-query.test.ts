import fc from 'fast-check';
import { expect, it } from 'vitest';
import { phrasesIn, quantitiesIn, readQuery } from './read-query.ts';

const words = (...phrases: string[][]) => ({ phrases });

it.each([
  ['2200w', 2200, 'W'],
  ['2.2 kW', 2200, 'W'],
  ['2,200 W', 2200, 'W'],
  ['2.2kw,', 2200, 'W'],
])('reads %s as a quantity', (typed, number, unit) => {
  const [term, ...more] = readQuery(typed);
  expect(term?.quantity).toEqual({ number, unit });
  expect(more).toEqual([]);
});

it('takes the longest run that is a quantity, and the words around it', () => {
  const terms = readQuery('Spindle 6 000 – 24 000 rpm ER20');
  expect(terms.map(({ phrases }) => phrases[0])).toEqual([
    ['spindle'],
    ['6', '000', '24', '000', 'rpm'],
    ['er20'],
  ]);
  expect(terms[1]?.quantity).toMatchObject({ number: expect.any(Number), max: expect.any(Number) });
});

it('keeps a number without a unit a word', () => {
  expect(readQuery('2200')).toEqual([words(['2200'])]);
});

it('finds a part number however it is parted', () => {
  expect(readQuery('sp80w/22-ER20')).toEqual([words(['sp80w', '22', 'er20'], ['sp80w22er20'])]);
  expect(readQuery('water-cooled')).toEqual([words(['water']), words(['cooled'])]);
});

it('takes for a phrase all that mean the same, the longest first', () => {
  const groups = [
    ['VFD', 'frequency converter'],
    ['converter', 'adapter'],
  ];
  expect(readQuery('small Frequency  Converter', groups)).toEqual([
    words(['small']),
    words(['vfd'], ['frequency', 'converter']),
  ]);
  expect(readQuery('converter vfd', groups)).toEqual([
    words(['converter'], ['adapter']),
    words(['vfd'], ['frequency', 'converter']),
  ]);
  expect(
    readQuery('frequency 2 kW converter', groups).map(({ phrases }) => phrases.length),
  ).toEqual([1, 1, 2]);
});

it('leaves out what is more than anybody means', () => {
  const many = Array.from({ length: 40 }, (_, at) => `w${at}x`).join(' ');
  expect(readQuery(many)).toHaveLength(16);
});

it('is made of letters and digits alone, whatever is typed', () => {
  const property = fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (q) => {
    for (const word of readQuery(q).flatMap(({ phrases }) => phrases.flat())) {
      expect(word).toMatch(/^[\p{L}\p{N}]+(\.[\p{L}\p{N}]+)*$/u);
    }
  });
  fc.assert(property, { seed: 15, numRuns: 30 });
});

it('names every quantity and every phrase of a text', () => {
  expect(quantitiesIn('ER20 spindle, 2.2 kW, 80 mm')).toMatchObject([
    { number: 2200, unit: 'W' },
    { number: 80, unit: 'mm' },
  ]);
  expect(phrasesIn('a b a')).toEqual(['a', 'a b', 'a b a', 'b', 'b a']);
  expect(phrasesIn('a b c d e').toSorted((one, two) => two.length - one.length)[0]).toBe('a b c d');
});
