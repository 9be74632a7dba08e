import { query } from '../src/database/query.ts';
import { makeCrowd } from '../test/crowd.ts';
import type { ShopUnderTest, SignedIn } from '../test/sign-in.ts';
import { buy, manage, pick, visit, type Journey } from './journeys.ts';

/** How many of every twenty people in the shop do this. Most only browse. */
const shares: readonly { journey: Journey; share: number; role?: 'warehouse' | 'extended' }[] = [
  { journey: visit, share: 13 },
  { journey: buy, share: 5 },
  { journey: pick, share: 1, role: 'warehouse' },
  { journey: manage, share: 1, role: 'extended' },
];

export interface Person {
  client: SignedIn;
  journey: Journey;
}

/** Creates signed-in people in the proportions of a working day. */
export async function makePeople(shop: ShopUnderTest, count: number): Promise<Person[]> {
  const people: Person[] = [];
  for (const { journey, share, role } of shares) {
    const crowd = await makeCrowd(shop, Math.max(1, Math.round((count * share) / 20)));
    const ids = crowd.map(({ account }) => account.id);
    if (role !== undefined) {
      await query(shop.orm.em.fork(), `update users set ${role} = true where id = any($1)`, [ids]);
    }
    people.push(...crowd.map((client) => ({ client, journey })));
  }
  return people;
}
