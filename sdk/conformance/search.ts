import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { QueryOf } from '../contract/operation-types.ts';
import { asJson } from '../src/client.ts';
import { replyOf } from '../src/errors.ts';
import { defineConformance } from './define-conformance.ts';
import { listQuery } from './makers/list-query.ts';
import { makeCatalog } from './makers/make-catalog.ts';
import { makeItem, type ItemOptions } from './makers/make-item.ts';
import { newWord } from './makers/new-word.ts';
import { rejectionOf } from './makers/rejection.ts';
import { storeBuilder } from './makers/store-builder.ts';
import { typedWordsConform } from './search/typed-words.ts';

const spec = (attributeId: string, value: string) =>
  ({ attributeId, type: 'SPEC', value }) as const;

export const searchConformance = defineConformance(['search'], (shop) => {
  const builder = storeBuilder(shop);
  typedWordsConform(shop);

  async function search(query: QueryOf<'searchItems'>) {
    return replyOf(shop().visitor().GET('/api/search', { params: { query } }));
  }

  async function suggest(q: string) {
    return replyOf(
      shop()
        .visitor()
        .GET('/api/search/suggest', { params: { query: { q } } }),
    );
  }

  const found = async (query: QueryOf<'searchItems'>) =>
    (await search(query)).items.map(({ catalogItemId }) => catalogItemId);

  const make = (catalogId: string, options: ItemOptions) =>
    makeItem(shop(), {
      catalogId,
      published: false,
      description: 'Made by the suite.',
      ...options,
    });

  /** Creates three spindles. One of them specifies its power in watts. */
  async function spindles() {
    const word = newWord();
    const { catalogId } = await makeCatalog(shop(), { title: `Spindles ${word}` });
    const fine = { title: 'Fine one', price: '100.00' };
    const strong = { title: 'Strong one', price: '200.00' };
    const other = { title: 'Other one', price: '300.00', inventory: 0 };
    const specs = [
      [fine, [spec('Power', '0.8 kW'), spec('Collet', 'ER11')]],
      [strong, [spec('Power', '2.2 kW'), spec('Collet', 'ER20')]],
      [other, [spec('Power', '2200 W'), spec('Collet', 'er20')]],
    ] as const;
    for (const [item, attributes] of specs) {
      await make(catalogId, { ...item, attributes: [...attributes] });
    }
    return { word, catalogId };
  }

  it('finds words anywhere, and requires all of them', async () => {
    shop().advance(2);
    const word = newWord();
    const { catalogId } = await makeCatalog(shop(), { title: 'Brackets' });
    const title = `Bracket ${word}`;
    const { catalogItemId } = await make(catalogId, { title, externalId: `K7-${word}-X` });
    await make(catalogId, { title: 'Other', description: `Goes with the ${word} bracket.` });
    expect(await found({ q: `${word.toUpperCase()} brackets` })).toEqual([catalogItemId, 'other']);
    expect(await found({ q: `${word} nothing else` })).not.toContain('nothing');
    expect(await found({ q: `k7${word}x` })).toEqual([catalogItemId]);
    expect(await found({ q: word.slice(4, 12) })).toEqual([catalogItemId]);
  });

  it('compares quantities as numbers, in any spelling', async () => {
    shop().advance(2);
    const { word } = await spindles();
    for (const spelled of ['2200w', '2.2 kW', '2,200 W', '2.2kw']) {
      expect((await found({ q: `${word} ${spelled}` })).toSorted()).toEqual([
        'other-one',
        'strong-one',
      ]);
    }
    for (const value of ['2200 W', '2.2kW']) {
      const narrowed = await found({ q: word, spec: [`power:${value}`] });
      expect(narrowed.toSorted()).toEqual(['other-one', 'strong-one']);
    }
    expect(await found({ q: word, spec: ['Power:500 W..1 kW'] })).toEqual(['fine-one']);
    expect(await found({ q: word, spec: ['Power:..1 kW'] })).toEqual(['fine-one']);
  });

  it('counts for each facet what is left without its own selection', async () => {
    shop().advance(2);
    const { catalogId } = await spindles();
    const choices = fc.record({
      power: fc.constantFrom(undefined, 'Power:0.8 kW', 'Power:2.2 kW', 'Power:1..3 kW'),
      collet: fc.constantFrom(undefined, 'Collet:ER11', 'Collet:ER20'),
      maxPrice: fc.constantFrom(undefined, 200),
      inStock: fc.constantFrom(undefined, true),
    });
    const property = fc.asyncProperty(choices, async ({ power, collet, ...rest }) => {
      const saved = Object.fromEntries(Object.entries(rest).filter(([, one]) => one !== undefined));
      const others = { Power: collet, Collet: power };
      const selected = [power, collet].filter((one) => one !== undefined);
      const { facets } = await search({ catalogId, ...saved, spec: selected });
      for (const { name, values } of facets) {
        const other = name === 'Power' ? others.Power : others.Collet;
        for (const { value, count } of values) {
          shop().advance(2);
          const narrowed = [`${name}:${value}`, ...(other === undefined ? [] : [other])];
          expect((await search({ catalogId, ...saved, spec: narrowed })).total).toBe(count);
        }
      }
    });
    await fc.assert(property, { numRuns: 6, seed: 20 });
  });

  it('shows quantities in one unit, from small to large', async () => {
    shop().advance(2);
    const { catalogId } = await spindles();
    const { facets } = await search({ catalogId });
    expect(facets.map(({ name }) => name)).toEqual(['Power', 'Collet']);
    const [power, collet] = facets;
    expect(power).toMatchObject({ min: 0.8, max: 2.2, unit: 'kW' });
    expect(power?.values).toEqual([
      { value: '0.8 kW', count: 1 },
      { value: '2.2 kW', count: 2 },
    ]);
    expect(collet?.values).toMatchObject([{ count: 2 }, { value: 'ER11', count: 1 }]);
  });

  it('finds saved changes immediately and once, and nothing hidden', async () => {
    shop().advance(2);
    const [word, later] = [newWord(), newWord()];
    const { catalogId } = await makeCatalog(shop());
    const item = await make(catalogId, { title: `One ${word}` });
    expect(await found({ q: word })).toEqual([item.catalogItemId]);
    const save = (options: object) => builder.saveItem(item, { title: `One ${later}`, ...options });
    await save({});
    expect(await found({ q: word })).toEqual([]);
    expect(await found({ q: later })).toEqual([item.catalogItemId]);
    await save({ locked: true, expired: true });
    expect(await found({ q: later })).toEqual([item.catalogItemId]);
    expect(await found({ q: later, inStock: true })).toEqual([]);
    await save({ enabled: false });
    expect(await found({ q: later })).toEqual([]);
    await save({});
    await builder.saveCatalog(catalogId, { title: `Renamed ${word}` });
    expect(await found({ q: `${word} ${later}` })).toEqual([item.catalogItemId]);
    await builder.saveCatalog(catalogId, { enabled: false });
    expect(await found({ q: later })).toEqual([]);
    await builder.saveCatalog(catalogId, { external: true, link: 'https://example.com/' });
    expect(await found({ q: later })).toEqual([]);
    await builder.saveCatalog(catalogId, {});
    await builder.deleteItem(item);
    expect(await found({ q: later })).toEqual([]);
  });

  it('corrects a typing error, and says what it searched for', async () => {
    shop().advance(2);
    const word = newWord();
    const { catalogId } = await makeCatalog(shop());
    const item = await make(catalogId, { title: `One ${word}` });
    const typed = `${word.slice(0, 10)}${word.slice(11)}`;
    const result = await search({ q: typed });
    expect(result).toMatchObject({ total: 1, corrected: word });
    expect(result.items).toMatchObject([{ catalogItemId: item.catalogItemId }]);
    expect((await suggest(typed)).items).toMatchObject([{ catalogItemId: item.catalogItemId }]);
  });

  it("sorts, pages, and names the parameter it can't parse", async () => {
    shop().advance(2);
    const { word } = await spindles();
    const sorted = (sort: 'price' | '-price' | 'title' | 'newest') => found({ q: word, sort });
    expect(await sorted('price')).toEqual(['fine-one', 'strong-one', 'other-one']);
    expect(await sorted('-price')).toEqual(['other-one', 'strong-one', 'fine-one']);
    expect(await sorted('title')).toEqual(['fine-one', 'other-one', 'strong-one']);
    expect(await found({ q: word, minPrice: 100.01, maxPrice: 200 })).toEqual(['strong-one']);
    expect(await search({ q: word, page: 7 })).toMatchObject({ total: 3, page: 1 });
    expect(await found({ q: word, sort: 'price', page: 7 })).toEqual(await sorted('price'));
    const rejected: [QueryOf<'searchItems'>, string][] = [
      [{ spec: ['Power'] }, 'spec'],
      [{ spec: ['Power:..'] }, 'spec'],
      [{ spec: ['Power:1 kW..3 mm'] }, 'spec'],
      [{ minPrice: 20, maxPrice: 10 }, 'maxPrice'],
    ];
    for (const [query, path] of rejected) {
      expect(await rejectionOf(search(query))).toMatchObject({ status: 400, errors: [{ path }] });
    }
  });

  it('suggests items and catalogs, and no query that only one network has searched for', async () => {
    shop().advance(2);
    const word = newWord();
    const { catalogId } = await makeCatalog(shop(), { title: `${word} goods` });
    const item = await make(catalogId, { title: `One ${word}` });
    for (let time = 0; time < 5; time += 1) await search({ q: `${word} one` });
    const suggested = await suggest(word.slice(0, 8));
    expect(suggested).toMatchObject({
      items: [{ catalogId, catalogItemId: item.catalogItemId, title: item.title, price: 389.95 }],
      catalogs: [{ catalogId, title: `${word} goods` }],
      queries: [],
    });
    expect(await suggest('x')).toEqual({ items: [], catalogs: [], queries: [] });
  });

  it('finds a word by its synonyms from the next search on', async () => {
    shop().advance(2);
    const [word, same] = [newWord(), newWord()];
    const { catalogId } = await makeCatalog(shop());
    const item = await make(catalogId, { title: `One ${word}` });
    const staff = await builder.staff();
    const path = '/api/admin/search/synonyms';
    const save = (groups: string[][], version: number) =>
      replyOf(staff.PUT(path, { body: { groups, version }, ...asJson }));
    const { groups, version } = await replyOf(staff.GET(path));
    const added = [...groups, [word, ` ${same}  drive`]];
    const { Synonyms } = await save(added, version);
    expect(Synonyms).toMatchObject({ version: version + 1 });
    expect(Synonyms.groups.at(-1)).toEqual([word, `${same} drive`]);
    expect(await found({ q: `${same} drive` })).toEqual([item.catalogItemId]);
    const stale = await rejectionOf(save([], version));
    expect(stale).toMatchObject({ status: 409, body: { Synonyms: { version: version + 1 } } });
    const twice = await rejectionOf(
      save(
        [
          ['a', 'b'],
          ['B', 'c'],
        ],
        version + 1,
      ),
    );
    expect(twice).toMatchObject({ status: 400, errors: [{ path: 'groups.1' }] });
    const long = await rejectionOf(save([['a', 'one two three four five']], version + 1));
    expect(long).toMatchObject({ status: 400, errors: [{ path: 'groups.0' }] });
  });

  it('corrects a typing error in a synonym', async () => {
    shop().advance(2);
    const [word, same] = [newWord(), newWord()];
    const { catalogId } = await makeCatalog(shop());
    const item = await make(catalogId, { title: `One ${word}` });
    const staff = await builder.staff();
    const path = '/api/admin/search/synonyms';
    const { groups } = await replyOf(staff.GET(path));
    const body = { groups: [...groups, [word, `${same} drive`]] };
    await replyOf(staff.PUT(path, { body, ...asJson }));
    const mistyped = `${same.slice(0, 10)}${same.slice(11)} drive`;
    const result = await search({ q: mistyped });
    expect(result).toMatchObject({ total: 1, corrected: `${same} drive` });
    expect(result.items).toMatchObject([{ catalogItemId: item.catalogItemId }]);
    expect((await suggest(mistyped)).items).toMatchObject([{ catalogItemId: item.catalogItemId }]);
  });

  it('suggests quantities and part numbers for a plain number', async () => {
    shop().advance(2);
    const { catalogId } = await makeCatalog(shop());
    const number = String(700_000 + Math.floor(Math.random() * 200_000));
    const attributes = [
      spec('Power', `${Number(number) / 1000} kW`),
      spec('Speed', `${number} rpm`),
    ];
    await make(catalogId, { title: 'One', attributes });
    const { catalogItemId } = await make(catalogId, { title: 'Two', externalId: `K-${number}-B` });
    const { items, queries } = await suggest(number);
    expect(queries).toEqual([`${number} W`, `${number} rpm`]);
    expect(items.map((one) => one.catalogItemId)).toContain(catalogItemId);
    expect((await search({ q: queries[0] ?? '' })).items).toMatchObject([{ title: 'One' }]);
  });

  it('counts searches with and without results, and not who searched', async () => {
    shop().advance(2);
    const [word, vain] = [newWord(), newWord()];
    const { catalogId } = await makeCatalog(shop());
    await make(catalogId, { title: `One ${word}` });
    for (const q of [word, ` ${word.toUpperCase()}`, vain, `${vain}@example.com`]) {
      await search({ q });
    }
    await search({ q: word, inStock: true });
    const staff = await builder.staff();
    const list = async (filter: object) =>
      replyOf(staff.GET('/api/admin/search/queries', { params: listQuery({ filter }) }));
    expect(await list({ q: word })).toMatchObject([
      { query: word, searches: 2, found: 1, inVain: false },
    ]);
    expect(await list({ q: vain, inVain: true })).toMatchObject([
      { query: vain, searches: 1, found: 0, inVain: true },
    ]);
  });
});
