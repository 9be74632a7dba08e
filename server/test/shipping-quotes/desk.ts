import { declared, makeItem, type TestItem } from '../factories/catalog.ts';
import type { MovingClock } from '../moving-clock.ts';
import type { TestShop } from '../shop.ts';
import type { Shopper } from '../shopper.ts';
import { query } from '../../src/database/query.ts';
import type { AttributeType } from '../../src/editing/attribute-type.ts';

/** A shop with items of many weights and sizes. */
export interface Desk {
  shop: TestShop;
  clock: MovingClock;
  /** Minutes that the clock is ahead. */
  ahead: number;
  items: TestItem[];
}

/** One customer, and the last quote they saw for each cart and zone. */
export interface Visit {
  shopper: Shopper;
  shown: Map<string, Shown>;
  /** The zone of their address. */
  zone: string;
}

export interface Shown {
  amounts: number[];
  validUntil: Date;
  isEstimate: boolean;
}

const kinds: [AttributeType, string][][] = [
  [['WEIGHT', '12']],
  [
    ['WEIGHT', '40'],
    ['PACKAGE', '12x8.5x4'],
  ],
  [['PACKAGE', '20 × 18 × 9 in']],
  [
    ['WEIGHT', '400'],
    ['SHIPPING', 'FREIGHT'],
  ],
  // two units need two parcels
  [
    ['WEIGHT', '700'],
    ['PACKAGE', '40x10x10'],
  ],
];

export async function openDesk(shop: TestShop, clock: MovingClock): Promise<Desk> {
  const items = await Promise.all([
    ...kinds.map((kind) =>
      makeItem(shop, {
        onHand: 100_000,
        attributes: [
          ...declared,
          ...kind.map(([type, value]) => ({ attributeId: type.toLowerCase(), type, value })),
        ],
      }),
    ),
    makeItem(shop, { digital: true }),
  ]);
  await shop.services.snapshot.refresh();
  return { shop, clock, ahead: 0, items };
}

/** Returns to the present, because the payment provider creates no page more than a day ahead. */
export async function rewind(desk: Desk): Promise<void> {
  for (const table of ['carrier_rates', 'rate_limits']) {
    await query(desk.shop.orm.em.fork(), `delete from ${table}`);
  }
  desk.clock.advance(-desk.ahead);
  desk.ahead = 0;
}
