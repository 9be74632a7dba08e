import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { objectionsTo, objectionsToNote } from './plain-english.ts';
import { notesIn, proseIn, sentencesIn } from './sentences-in.ts';

const root = path.resolve(import.meta.dirname, '../..');

const trees = [
  'server/src',
  'sdk/{mocks,mock-site}',
  'sdk/domain',
  'sdk/contract',
  'storefront/src',
  'backoffice/src',
];

/** Tests repeat the sentences they expect, and generated files aren't written by hand. */
const NOT_SHOWN = /\.test\.|\/(test|testing|fixtures)\/|\/test-shop\.ts$|\.d\.ts$/;

/** Every sentence in the source, with each tree that contains it and its location there. */
const sentences = new Map<string, Map<string, string>>();
for (const tree of trees) {
  const files = globSync(`${tree}/**/*.{ts,tsx}`, { cwd: root });
  for (const file of files.filter((one) => !NOT_SHOWN.test(one))) {
    for (const { sentence, line } of sentencesIn(file, readFileSync(`${root}/${file}`, 'utf8'))) {
      const places = sentences.get(sentence) ?? new Map<string, string>();
      sentences.set(sentence, places.set(tree, `${file}:${line}`));
    }
  }
}

it('keeps each sentence for people in one place', () => {
  expect(sentences.size, 'sentences found').toBeGreaterThan(1000);
  const duplicates = [...sentences]
    .filter(([, places]) => places.size > 1)
    .map(([sentence, places]) => [`“${sentence}”`, ...places.values()].join('\n  '));
  expect(duplicates, 'write each once in sdk/domain/<noun>/, and import it in both').toEqual([]);
});

/** Sentences prescribed by the product's specification. */
const ORDERED = new Set([
  'This Subscription has been cancelled, and will not be renewed at the end of the payment period.',
]);

it('writes plain US English', () => {
  const ours = [...sentences].filter(([sentence]) => !ORDERED.has(sentence));
  const found = ours.flatMap(([sentence, places]) =>
    objectionsTo(sentence).map((why) => `${[...places.values()].join(', ')}: “${sentence}” ${why}`),
  );
  expect(found).toEqual([]);
});

it('writes plain US English in comments and test titles', () => {
  const files = globSync(
    '{server,sdk,storefront,backoffice,e2e}/{*,!(node_modules|dist|migrations)/**/*}.{ts,tsx}',
    {
      cwd: root,
      exclude: ['**/*.d.ts', 'sdk/test/{plain-english,sentences.test}.ts'],
    },
  );
  const found = files.flatMap((file) => {
    const text = readFileSync(`${root}/${file}`, 'utf8');
    if (objectionsToNote(text.replaceAll('`', '')).length === 0) return [];
    return notesIn(file, text).flatMap((note) =>
      objectionsToNote(note).map((why) => `${file}: “${note}” ${why}`),
    );
  });
  expect(found).toEqual([]);
});

it('writes plain US English in documents, the contract and data', () => {
  const files = globSync(
    '{*,.ci/*,{server,sdk,storefront,backoffice,e2e}/{*,!(node_modules|dist|bench)/**/*}}.{md,html,json,yaml}',
    {
      cwd: root,
      exclude: [
        'package-lock.json',
        'sbom.cdx.json',
        'sdk/{released-contract,contract/refusal-sentences}.json',
      ],
    },
  );
  const found = files.flatMap((file) =>
    proseIn(file, readFileSync(`${root}/${file}`, 'utf8')).flatMap((prose) =>
      objectionsTo(prose).map((why) => `${file}: “${prose.slice(0, 200)}” ${why}`),
    ),
  );
  expect(files).toContain('openapi.yaml');
  expect(found).toEqual([]);
});

it.each([
  ['The catalogue was saved.', ['says “catalogue”: write “catalog”']],
  ['It was changed again since.', ['opens with “It was”: name the thing']],
  ['We updated the catalog.', []],
])('of “%s” it objects %j', (sentence, expected) => {
  expect(objectionsTo(sentence)).toEqual(expected);
});

it.each([
  ["const a = 'This is gone.';", ['This is gone.']],
  ['const a = `Order ${id} is gone.`;', ['Order … is gone.']],
  ['const a = <p>\n  This is\n  gone.\n</p>;', ['This is gone.']],
  ["import a from 'this is nothing said';", []],
  ["const a = 'select one from many';", []],
  ["const a = 'two words';", []],
])('of %s it reads %j', (text, expected) => {
  expect(sentencesIn('a.tsx', text).map(({ sentence }) => sentence)).toEqual(expected);
});

it.each([
  [
    'a.md',
    'It shows `it` all at once.\n\n```sh\nrun it all at once\n```',
    ['It shows … all at once.'],
  ],
  ['a.html', '<p class="is this it">This is gone.</p>', ['This is gone.']],
  [
    'a.yaml',
    'info: { title: A web shop, x: [two words, This is gone.] }',
    ['A web shop', 'This is gone.'],
  ],
  ['a.json', '{"title": "This is gone."}', ['This is gone.']],
])('in %s, %s, it reads %j', (file, text, expected) => {
  expect(proseIn(file, text)).toEqual(expected);
});
