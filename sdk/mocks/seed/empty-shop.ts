import { emptyState, type ShopState } from '../state.ts';
import { seedContent } from './seed-content.ts';
import { seedGoods } from './seed-goods.ts';
import { seedPeople } from './seed-people.ts';

/** A shop on its first day: people and catalogues, and nothing in them yet. */
export function emptyShop(now: Date): ShopState {
  const { catalogs } = seedGoods(now);
  const { sections } = seedContent(now);
  return { ...emptyState(), ...seedPeople(now), catalogs, sections };
}
