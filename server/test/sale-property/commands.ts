import fc from 'fast-check';

const outcomes = [
  'paid',
  'paid',
  'paid',
  'declined',
  'async_pending',
  'async_succeeded',
  'async_failed',
  'expired',
] as const;
const policies = [{}, { repeat: 4, shuffle: true }, { drop: true }, { delayMs: 150 }];
const faults = [{ afterEffect: true }, { status: 500 }, { latencyMs: 100 }];

const buyer = fc.nat({ max: 2 });
const item = fc.nat({ max: 3 });
const which = fc.nat({ max: 3 });
const many = <T>(weight: number, arbitrary: fc.Arbitrary<T>) => ({ weight, arbitrary });

/** Something a buyer, the provider, the network or the shop's own clock does. */
export const command = fc.oneof(
  many(6, fc.record({ does: fc.constant('add'), buyer, item })),
  many(
    2,
    fc.record({
      does: fc.constant('set quantity'),
      buyer,
      item,
      quantity: fc.integer({ min: 1, max: 4 }),
    }),
  ),
  many(1, fc.record({ does: fc.constant('remove'), buyer, item })),
  many(6, fc.record({ does: fc.constant('check out'), buyer })),
  many(
    8,
    fc.record({ does: fc.constant('finish'), buyer, which, outcome: fc.constantFrom(...outcomes) }),
  ),
  many(2, fc.record({ does: fc.constant('open confirmation'), buyer })),
  many(3, fc.record({ does: fc.constant('cancel'), buyer, which })),
  many(2, fc.record({ does: fc.constant('ship'), buyer, which })),
  many(
    3,
    fc.record({
      does: fc.constant('return'),
      buyer,
      which,
      quantity: fc.integer({ min: 1, max: 3 }),
    }),
  ),
  many(
    2,
    fc.record({ does: fc.constant('deliver events so'), policy: fc.constantFrom(...policies) }),
  ),
  many(
    1,
    fc.record({
      does: fc.constant('refunds become'),
      status: fc.constantFrom('succeeded', 'pending', 'failed'),
    }),
  ),
  many(1, fc.record({ does: fc.constant('provider stumbles'), fault: fc.constantFrom(...faults) })),
  many(2, fc.record({ does: fc.constant('time passes') })),
) satisfies fc.Arbitrary<Command>;

export type Command =
  | { does: 'add' | 'remove'; buyer: number; item: number }
  | { does: 'set quantity'; buyer: number; item: number; quantity: number }
  | { does: 'check out' | 'open confirmation'; buyer: number }
  | { does: 'finish'; buyer: number; which: number; outcome: (typeof outcomes)[number] }
  | { does: 'cancel' | 'ship'; buyer: number; which: number }
  | { does: 'return'; buyer: number; which: number; quantity: number }
  | { does: 'deliver events so'; policy: object }
  | { does: 'refunds become'; status: string }
  | { does: 'provider stumbles'; fault: object }
  | { does: 'time passes' };
