import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ItemFacts } from './facts.ts';
import { isFiller } from './filler-words.ts';
import { scoreOf } from './match-facts.ts';
import { readQuery } from './read-query.ts';

const titled = (title: string): ItemFacts => ({
  title,
  partNumber: '',
  catalog: '',
  specTexts: '',
  prose: '',
  specs: [],
});

const finds = (q: string, title: string) => scoreOf(readQuery(q), titled(title)) !== undefined;

it.each([
  ['600x400', '600 × 400 mm table'],
  ['600 × 400', 'Table 600x400mm'],
  ['600 X 400 mm', 'Table 600×400 mm'],
  ['M3x10', 'Screw M3 × 10'],
  ['m3 x 10', 'Screw M3x10'],
  ['20x40', 'Extrusion 20×40 mm'],
  ['endmill', 'End mill 6 mm'],
  ['end mill', 'Endmill 6 mm'],
  ['end-mill', 'Endmills'],
  ["machinist's square", 'Machinist’s square'],
  ['machinist’s square', "Machinist's square"],
  ['machinists square', "Machinist's square"],
  ['machinist', "Machinist's square"],
  ["o'brien's", 'O’Brien’s vise'],
  ['obrien', "O'Brien's vise"],
  ['o brien', "O'Brien's vise"],
])('%s finds %s', (q, title) => expect(finds(q, title)).toBe(true));

it.each([
  ['!!', 'Anything!!'],
  ['—', 'Anything — at all'],
  ['what is the', 'What is the time'],
  ['600x400', 'Table 600 mm'],
  ['endmill', 'Mill end'],
])("%s doesn't find %s", (q, title) => expect(finds(q, title)).toBe(false));

it('finds a title by its own words, however they are typed', () => {
  const word = fc.constantFrom(
    ...(
      "machinist's end mill Café Gerät O'Brien's square M3x10 600×400 water-cooled ER20 plan für " +
      'naïve the for 2.2 V-slot'
    ).split(' '),
  );
  const titles = fc
    .array(word, { minLength: 1, maxLength: 6 })
    .filter((words) => words.some((one) => !isFiller(one)));
  const typings = [
    (title: string) => title,
    (title: string) => title.toUpperCase(),
    (title: string) => title.normalize('NFD'),
    (title: string) => title.normalize('NFD').replaceAll(/\p{M}/gu, ''),
    (title: string) => title.replaceAll("'", '’'),
    (title: string) => title.replaceAll("'", 'ʼ'),
    (title: string) => title.replaceAll('-', ' '),
    (title: string) => title.replaceAll(' ', '  '),
    (title: string) => title.replaceAll(/(?<=\p{L}) (?=\p{L})/gu, '-'),
    (title: string) => title.replaceAll(/×|x(?=\d)/g, ' X '),
  ];
  fc.assert(
    fc.property(titles, fc.constantFrom(...typings), (words, typed) => {
      const title = words.join(' ');
      expect(finds(typed(title), title), `${typed(title)} in ${title}`).toBe(true);
    }),
    { seed: 42, numRuns: 300 },
  );
});
