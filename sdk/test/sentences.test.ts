import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { contract } from '../contract/contract.ts';
import { readOperations } from '../contract/operation.ts';
import { sentencesIn } from './sentences-in.ts';

const root = path.resolve(import.meta.dirname, '../..');

const trees = [
  'server/src',
  'sdk/{mocks,mock-site}',
  'sdk/domain',
  'sdk/contract',
  'storefront/src',
  'backoffice/src',
];

/** Tests spell out what they expect, and generated files are not written by hand. */
const NOT_SHOWN = /\.test\.|\/(test|testing|fixtures)\/|\/test-shop\.ts$|\.d\.ts$/;

it('no sentence for people is in two trees', () => {
  const places = new Map<string, Map<string, string>>();
  for (const tree of trees) {
    const files = globSync(`${tree}/**/*.{ts,tsx}`, { cwd: root });
    for (const file of files.filter((one) => !NOT_SHOWN.test(one))) {
      for (const { sentence, line } of sentencesIn(file, readFileSync(`${root}/${file}`, 'utf8'))) {
        const known = places.get(sentence) ?? new Map<string, string>();
        places.set(sentence, known.set(tree, `${file}:${line}`));
      }
    }
  }
  expect(places.size, 'sentences that were found').toBeGreaterThan(1000);
  const twice = [...places]
    .filter(([, where]) => where.size > 1)
    .map(([sentence, where]) => [`“${sentence}”`, ...where.values()].join('\n  '));
  expect(twice, 'write each once in sdk/domain/<noun>/, and import it in both places').toEqual([]);
});

it.each([
  ["const a = 'This is gone.';", ['This is gone.']],
  ['const a = `Order ${id} is gone.`;', ['Order … is gone.']],
  ['const a = <p>\n  This is\n  gone.\n</p>;', ['This is gone.']],
  ["import a from 'this is nothing said';", []],
  ["const a = 'select one from many';", []],
  ["const a = 'two words';", []],
])('from %s it reads %j', (text, expected) => {
  expect(sentencesIn('a.tsx', text).map(({ sentence }) => sentence)).toEqual(expected);
});

// The shop's decisions are in sdk/domain, so the mocks only grow with the contract: a mock loads
// what a call needs, calls the rules, and saves.
it('the mocks need few lines per operation', () => {
  const files = globSync('sdk/mocks/**/*.ts', { cwd: root }).filter((one) => !NOT_SHOWN.test(one));
  const lines = files.flatMap((file) => readFileSync(`${root}/${file}`, 'utf8').match(/\n/g) ?? []);
  const operations = readOperations(contract).length;
  expect(operations, 'operations of the contract').toBeGreaterThan(200);
  expect(lines.length / operations, 'put rules into sdk/domain').toBeLessThan(52);
});
