import type { MikroORM } from '@mikro-orm/postgresql';
import { PartsList } from '../../src/partslist/parts-list.entity.ts';

/** The id that the contract uses as an example. */
const EXAMPLE_ID = '3f2504e04f8941d39a0c0305e82c3301';

/** Creates a list with one unit of that item directly in the database. */
export async function makePartsList(
  { orm }: { orm: MikroORM },
  item: { catalogId: string; catalogItemId: string },
): Promise<void> {
  const em = orm.em.fork();
  const now = new Date();
  em.create(PartsList, {
    id: EXAMPLE_ID,
    title: null,
    items: [{ ...item, quantity: 1 }],
    createdAt: now,
    lastOpenedAt: now,
  });
  await em.flush();
}
