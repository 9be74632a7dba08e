import { emptyState, type ShopState } from '../state.ts';
import { seedAudit } from './seed-audit.ts';
import { seedContent } from './seed-content.ts';
import { seedDownloads } from './seed-downloads.ts';
import { seedEntitlements } from './seed-entitlements.ts';
import { seedGoods } from './seed-goods.ts';
import { seedMembers } from './seed-members.ts';
import { seedOrders } from './seed-orders.ts';
import { seedPeople } from './seed-people.ts';
import { seedReleases } from './seed-releases.ts';
import { seedStock } from './seed-stock.ts';
import { seedSubscriptions } from './seed-subscriptions.ts';
import { seedTickets } from './seed-tickets.ts';
import { seedTokens } from './seed-tokens.ts';

/** A played shop with months behind it: the demo's goods, people and part of its sales. */
export function seedShop(now: Date): ShopState {
  const goods = seedGoods(now);
  const { orders } = seedOrders(now);
  const { subscriptions } = seedSubscriptions(now);
  const { entitlements } = seedEntitlements(now, { orders, subscriptions });
  const { tickets } = seedTickets(now);
  const { tokens } = seedTokens(now);
  const { releases } = seedReleases(now);
  return {
    ...emptyState(),
    ...goods,
    ...seedContent(now),
    ...seedDownloads(goods),
    ...seedPeople(now),
    orders,
    subscriptions,
    entitlements,
    tickets,
    tokens,
    releases,
    ...seedStock(now, { items: goods.items, orders }),
    ...seedMembers(now, { entitlements, items: goods.items }),
    ...seedAudit(now, { orders, tickets, tokens, releases }),
    numbers: { ticket: Math.max(...tickets.map(({ number }) => number)) },
  };
}
