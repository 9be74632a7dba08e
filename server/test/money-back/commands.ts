import fc from 'fast-check';
import { orderStates, type OrderState } from '@spindle/sdk/domain/orders/transitions';

export type Command =
  | { does: 'ship'; which: number }
  | { does: 'send back'; which: number; units: [number, number] }
  | { does: 'move'; which: number; to: OrderState; restock: boolean }
  | { does: 'refund by hand'; percent: number }
  | { does: 'refund units'; which: number; at: number; units: number; shipping: boolean }
  | { does: 'refund an amount'; which: number; cents: number; shipping: boolean }
  | { does: 'deliver events so'; policy: object }
  | { does: 'refunds become'; status: string }
  | { does: 'dispute'; percent: number }
  | { does: 'decide the dispute'; status: string };

const which = fc.nat({ max: 7 });
const units = fc.tuple(fc.nat({ max: 2 }), fc.nat({ max: 2 }));
const percent = fc.integer({ min: 1, max: 60 });
const restock = fc.boolean();
const to = fc.constantFrom(...orderStates, 'CANCELLED', 'RETURNED', 'REFUNDED', 'REFUNDED');
const policy = fc.constantFrom({}, { repeat: 3, shuffle: true }, { delayMs: 100 });
const status = fc.constantFrom('succeeded', 'pending', 'failed');
const verdict = fc.constantFrom('won', 'lost');
const many = <T>(weight: number, arbitrary: fc.Arbitrary<T>) => ({ weight, arbitrary });

/** An action by staff, the customer, their bank, or a user of the provider's dashboard. */
const command = fc.oneof(
  many(6, fc.record({ does: fc.constant('ship'), which })),
  many(8, fc.record({ does: fc.constant('send back'), which, units })),
  many(14, fc.record({ does: fc.constant('move'), which, to, restock })),
  many(2, fc.record({ does: fc.constant('refund by hand'), percent })),
  many(
    4,
    fc.record({
      does: fc.constant('refund units'),
      which,
      at: fc.nat({ max: 1 }),
      units: fc.integer({ min: 1, max: 2 }),
      shipping: restock,
    }),
  ),
  many(
    4,
    fc.record({
      does: fc.constant('refund an amount'),
      which,
      cents: fc.integer({ min: 1, max: 6_000 }),
      shipping: restock,
    }),
  ),
  many(2, fc.record({ does: fc.constant('deliver events so'), policy })),
  many(2, fc.record({ does: fc.constant('refunds become'), status })),
  many(3, fc.record({ does: fc.constant('dispute'), percent })),
  many(2, fc.record({ does: fc.constant('decide the dispute'), status: verdict })),
) satisfies fc.Arbitrary<Command>;

/** One payment for one or two orders, and what happens to it, in sequence and concurrently. */
export const story = fc.record({
  freight: fc.boolean(),
  /** All units have shipped, so only returns are possible. */
  shipped: fc.boolean(),
  /** Discount code in percent, if one was used. */
  off: fc.option(fc.integer({ min: 1, max: 60 })),
  /** Hours since the previous event: in one of the time zones it is another day. */
  hours: fc.integer({ min: 1, max: 3 }),
  /** Hours until the shop learns of the payment, and of a refund that it did not create. */
  unheard: fc.constantFrom(0, 7),
  turns: fc.array(fc.array(command, { minLength: 1, maxLength: 3 }), {
    minLength: 8,
    maxLength: 16,
    size: 'max',
  }),
});
