import fc from 'fast-check';
import { expect, it } from 'vitest';
import { phrasesIn, quantitiesIn, readQuery } from './read-query.ts';

const words = (...phrases: string[][]) => ({ phrases });
const near = (word: string, ...joined: string[]) => ({ phrases: [[word]], joined });

it.each([
  ['2200w', 2200, 'W'],
  ['2.2 kW', 2200, 'W'],
  ['2,200 W', 2200, 'W'],
  ['2.2kw,', 2200, 'W'],
  ['2,200 W;', 2200, 'W'],
  [' 2.2  kW ', 2200, 'W'],
  ['.5 mm', 0.5, 'mm'],
  ['-5 V', -5, 'V'],
  ['+5 V', 5, 'V'],
  ['−5 °C', -5, '°C'],
  ['⌀8 mm', 8, 'mm'],
  ['≈2kW', 2000, 'W'],
  ['½ in', 12.7, 'mm'],
])('reads %s as a quantity', (typed, number, unit) => {
  const [term, ...more] = readQuery(typed);
  expect(term?.quantity).toEqual({ number, unit });
  expect(more).toEqual([]);
});

it('takes the longest quantity, and the words around it', () => {
  const terms = readQuery('Spindle 6 000 – 24 000 rpm ER20');
  expect(terms.map(({ phrases }) => phrases[0])).toEqual([
    ['spindle'],
    ['6', '000', '24', '000', 'rpm'],
    ['er20'],
  ]);
  expect(terms[1]?.quantity).toMatchObject({ number: expect.any(Number), max: expect.any(Number) });
});

it('splits a longer run of numbers into two quantities', () => {
  expect(quantitiesIn('6 000 rpm – 24 000 rpm')).toEqual([
    { number: 6_000, unit: 'rpm' },
    { number: 24_000, unit: 'rpm' },
  ]);
  expect(quantitiesIn('6  000  –  24  000  rpm')).toEqual([
    { number: 6_000, max: 24_000, unit: 'rpm' },
  ]);
});

it('keeps a quantity with the words it was typed in, in its position', () => {
  expect(readQuery('small 2.2 kW, quiet')).toEqual([
    words(['small']),
    { phrases: [['2.2', 'kw']], quantity: { number: 2_200, unit: 'W' } },
    words(['quiet']),
  ]);
});

it('treats a number without a unit as a word', () => {
  expect(readQuery('2200')).toEqual([words(['2200'])]);
});

it('finds a part number with any separators', () => {
  expect(readQuery('sp80w/22-ER20')).toEqual([words(['sp80w', '22', 'er20'], ['sp80w22er20'])]);
  expect(readQuery('sp80w-xl')).toEqual([words(['sp80w', 'xl'], ['sp80wxl'])]);
  expect(readQuery('small sp80w/22 quiet')).toEqual([
    words(['small']),
    words(['sp80w', '22'], ['sp80w22']),
    words(['quiet']),
  ]);
  expect(readQuery('water-cooled')).toEqual([
    near('water', 'watercooled'),
    near('cooled', 'watercooled'),
  ]);
});

it('replaces a phrase with its synonyms, the longest first', () => {
  const groups = [
    ['VFD', 'frequency converter'],
    ['converter', 'adapter'],
  ];
  expect(readQuery('small Frequency  Converter', groups)).toMatchObject([
    words(['small']),
    words(['vfd'], ['frequency', 'converter']),
  ]);
  expect(readQuery('converter vfd', groups)).toMatchObject([
    words(['converter'], ['adapter']),
    words(['vfd'], ['frequency', 'converter']),
  ]);
  expect(readQuery('frequency sp80w/22 converter', groups)).toMatchObject([
    words(['frequency']),
    words(['sp80w', '22'], ['sp80w22']),
    words(['converter'], ['adapter']),
  ]);
  expect(
    readQuery('frequency 2 kW converter', groups).map(({ phrases }) => phrases.length),
  ).toEqual([1, 1, 2]);
});

it('recognizes phrases of up to four words', () => {
  const groups = [
    ['a b c d', 'four'],
    ['e f g h j', 'five'],
  ];
  expect(readQuery('x a b c d y', groups)).toMatchObject([
    words(['x']),
    words(['a', 'b', 'c', 'd'], ['four']),
    words(['y']),
  ]);
  expect(readQuery('e f g h j', groups)).toMatchObject(
    ['e', 'f', 'g', 'h', 'j'].map((one) => words([one])),
  );
});

it('ignores terms beyond the limit', () => {
  const many = Array.from({ length: 40 }, (_, at) => `w${at}x`).join(' ');
  const terms = readQuery(many);
  expect(terms).toHaveLength(16);
  expect(terms.at(-1)).toMatchObject(words(['w15x']));
  expect(readQuery('')).toEqual([]);
});

it('leaves out stop words, and finds nothing for an empty query', () => {
  const typed = 'what inverter for 2.2 kW spindle';
  expect(readQuery(typed).map(({ phrases }) => phrases[0])).toEqual([
    ['inverter'],
    ['2.2', 'kw'],
    ['spindle'],
  ]);
  for (const nothing of ['!!', '"—?"', "'s", 'what is the']) {
    expect(readQuery(nothing)).toEqual([{ phrases: [] }]);
  }
});

it('contains only letters and digits, whatever is typed', () => {
  const property = fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (q) => {
    for (const word of readQuery(q).flatMap(({ phrases }) => phrases.flat())) {
      expect(word).toMatch(/^[\p{L}\p{N}]+(\.[\p{L}\p{N}]+)*$/u);
    }
  });
  fc.assert(property, { seed: 15, numRuns: 30 });
});

it('lists every quantity and phrase of a text', () => {
  expect(quantitiesIn('ER20 spindle, 2.2 kW, 80 mm')).toMatchObject([
    { number: 2200, unit: 'W' },
    { number: 80, unit: 'mm' },
  ]);
  expect(phrasesIn('a b a')).toEqual(['a', 'a b', 'a b a', 'b', 'b a']);
  expect(phrasesIn('a b c d e').toSorted((one, two) => two.length - one.length)[0]).toBe('a b c d');
});
