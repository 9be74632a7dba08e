import type { MikroORM } from '@mikro-orm/postgresql';
import { CatalogItem } from '../../src/catalog/catalog-item.entity.ts';
import type { Figure } from '../figure.ts';
import { median } from '../load.ts';
import { madeCatalogs, oneOf } from './made-items.ts';

const saves = 200;

/** Measures how long saving an item takes, alternating with and without indexing for the search. */
export async function measureSaves(plain: MikroORM, indexing: MikroORM): Promise<Figure[]> {
  const times = { without: new Array<number>(), with: new Array<number>() };
  for (let round = 0; round < saves; round++) {
    const { id, family } = oneOf(madeCatalogs);
    const key = { catalogId: id, itemId: `${family.code.toLowerCase()}-${round}` };
    times.without.push(await save(plain, key, `Saved for the ${round}th time, plainly.`));
    times.with.push(await save(indexing, key, `Saved for the ${round}th time, to be found.`));
  }
  const [without, indexed] = [median(times.without), median(times.with)];
  return [
    {
      label: 'saving an item, to be found at once',
      value: `${indexed.toFixed(1)} ms`,
      floor: `without the index: ${without.toFixed(1)} ms`,
      bar: '',
      missed: false,
    },
  ];
}

async function save(
  orm: MikroORM,
  key: { catalogId: string; itemId: string },
  description: string,
): Promise<number> {
  const em = orm.em.fork();
  const item = await em.findOneOrFail(CatalogItem, key);
  const began = performance.now();
  item.description = description;
  await em.flush();
  return performance.now() - began;
}
