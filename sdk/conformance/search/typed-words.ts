import { expect, it } from 'vitest';
import { replyOf } from '../../src/errors.ts';
import type { ConformingShop } from '../conforming-shop.ts';
import { makeCatalog } from '../makers/make-catalog.ts';
import { makeItem } from '../makers/make-item.ts';
import { newWord } from '../makers/new-word.ts';

/** Defines tests that words are found however they are typed. */
export function typedWordsConform(shop: () => ConformingShop): void {
  const search = (query: { q: string }) =>
    replyOf(shop().visitor().GET('/api/search', { params: { query } }));

  it('finds a title by its words, however they are typed, and nothing by punctuation alone', async () => {
    shop().advance(2);
    const word = newWord();
    const { catalogId } = await makeCatalog(shop(), { title: 'Shelf' });
    const titles = [
      ['square', `${word} machinist's square`, ["machinist's square", 'machinist’s squares']],
      ['vise', `${word} O’Brien’s vise`, ["o'brien's", 'obrien', 'o brien vise']],
      ['cutter', `${word} end mill`, ['endmill', 'end mill', 'End-Mill']],
      ['plate', `${word} plate 600 × 400 mm`, ['600x400', '600 x 400 mm', '600×400']],
      ['screw', `${word} screw M3x10`, ['M3x10', 'm3 × 10', 'M3 X 10']],
    ] as const;
    for (const [externalId, title] of titles)
      await makeItem(shop(), {
        catalogId,
        published: false,
        description: 'Made by the suite.',
        title,
        externalId,
      });
    for (const [, title, typed] of titles) {
      for (const q of typed) {
        const { items } = await search({ q: `${q} ${word}` });
        expect(
          items.map((one) => one.title),
          q,
        ).toEqual([title]);
      }
    }
    expect((await search({ q: `which ${word} plate is for me` })).total).toBe(1);
    for (const q of ['!!', '—', '"?"']) expect((await search({ q })).total).toBe(0);
  });
}
