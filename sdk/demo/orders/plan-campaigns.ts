import { customers, firstCustomer } from '../people.ts';
import { demoCodes, type DemoCode } from '../discount-codes.ts';
import { seededRandom } from '../seeded-random.ts';
import { lineFor } from './basket.ts';
import { onBuyingDay } from './buying-days.ts';
import { CARDS, planOrder, uniqueIds } from './plan-orders.ts';
import type { PlannedOrder, PlannedPayment } from './plan.ts';
import { planReturn } from './returns.ts';
import { stateText } from './life.ts';

const DAY = 86_400_000;

interface Campaign {
  itemId: string;
  /** Days before the demo is opened. */
  from: number;
  until: number;
  orders: number;
  units: number;
  /** Unit price, if reduced. */
  cents?: number;
  /** Share of the units that are returned as defective. */
  fails?: number;
  /** The discount code of each purchase. A customer can use it once. */
  code?: DemoCode | undefined;
}

const [workshopCode] = demoCodes;

/** A best seller, a defective batch that is returned, a sale, and a discount code. */
const campaigns: readonly Campaign[] = [
  { itemId: 'er20-2k2w-water', from: 88, until: 4, orders: 70, units: 1 },
  { itemId: 'em-2f-6mm-upcut', from: 88, until: 4, orders: 45, units: 4 },
  { itemId: 'vfd-2k2w-220v', from: 60, until: 38, orders: 26, units: 1, fails: 0.7 },
  { itemId: 'low-vise-60', from: 40, until: 12, orders: 34, units: 2, cents: 7_900 },
  { itemId: 'er20-collets-10', from: 58, until: 32, orders: 12, units: 2, code: workshopCode },
];

/**
 * Plans purchases on top of the usual ones, for a best seller, a wave of returns, a good month, and
 * the effect of a code.
 */
export function planCampaigns(now: Date): PlannedPayment[] {
  const random = seededRandom(2277);
  const freshId = uniqueIds(random);
  const buyers = customers.filter((person) => person !== firstCustomer);
  const payments = campaigns.flatMap((campaign) =>
    Array.from({ length: campaign.orders }, (_, at): PlannedPayment => {
      const paidAt = dateTimeOf(random, campaign, now);
      const orders = ordersOf({ random, freshId, now }, campaign, paidAt);
      const [order] = orders;
      if (!order) throw new Error('every payment creates an order');
      return {
        key: `${campaign.itemId.replaceAll('-', '')}${String(at + 1).padStart(3, '0')}`,
        email:
          buyers[campaign.code ? at % buyers.length : Math.floor(random() * buyers.length)]
            ?.email ?? '',
        code: campaign.code?.code ?? null,
        paidAt,
        card: CARDS[at % CARDS.length] ?? CARDS[0],
        shippingPreference: 'Standard',
        taxCents: order.taxCents,
        shippingCents: order.shippingCents,
        totalCents: order.totalCents,
        refundedCents: orders.reduce((sum, { refundedCents }) => sum + refundedCents, 0),
        orders,
      };
    }),
  );
  return payments.toSorted((a, b) => a.paidAt.getTime() - b.paidAt.getTime());
}

const dateTimeOf = (random: () => number, { from, until }: Campaign, now: Date): Date =>
  onBuyingDay(random, (draw) => {
    const days = until + draw() * (from - until);
    return new Date(now.getTime() - days * DAY);
  });

interface Chances {
  random: () => number;
  freshId: () => string;
  now: Date;
}

function ordersOf(
  { random, freshId, now }: Chances,
  { itemId, units, cents, code, fails = 0 }: Campaign,
  paidAt: Date,
): PlannedOrder[] {
  const { group, line } = lineFor(itemId, 1 + Math.floor(random() * units), {
    cents,
    percentOff: code?.percent ?? undefined,
  });
  const order = planOrder(random, freshId(), group, [line], 995, paidAt, now, 'ordinary');
  const back =
    order.orderState === 'SHIPPED' && random() < fails
      ? planReturn(random, freshId(), order, now, 'DEFECTIVE')
      : null;
  const returns = back ? [back] : [];
  return [{ ...order, state: stateText(order, returns) }, ...returns];
}
