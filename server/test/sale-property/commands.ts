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
const item = fc.nat({ max: 4 });
const code = fc.nat({ max: 6 });
const which = fc.nat({ max: 11 });
const yesOrNo = fc.boolean();
const upTo = (max: number) => fc.integer({ min: 1, max });
const statuses = ['succeeded', 'pending', 'failed'] as const;
const many = <T>(weight: number, arbitrary: fc.Arbitrary<T>) => ({ weight, arbitrary });

/** An action of a buyer, the provider, the network or the shop's own clock. */
export const command = fc.oneof(
  many(5, fc.record({ does: fc.constant('add'), buyer, item })),
  many(5, fc.record({ does: fc.constant('buy'), buyer, item })),
  many(2, fc.record({ does: fc.constant('set quantity'), buyer, item, quantity: upTo(4) })),
  many(1, fc.record({ does: fc.constant('remove'), buyer, item })),
  many(5, fc.record({ does: fc.constant('enter code'), buyer, code })),
  many(1, fc.record({ does: fc.constant('remove code'), buyer })),
  many(1, fc.record({ does: fc.constant('switch code'), code, active: yesOrNo })),
  many(6, fc.record({ does: fc.constant('check out'), buyer })),
  many(9, fc.record({ does: fc.constant('finish'), which, outcome: fc.constantFrom(...outcomes) })),
  many(2, fc.record({ does: fc.constant('open confirmation'), buyer })),
  many(
    3,
    fc.record({
      does: fc.constant('put on sale'),
      item,
      percent: upTo(70),
      /** Minutes from now at which it starts. */
      starts: fc.constantFrom(-1, 2),
      lasts: fc.constantFrom(2, 4, 60),
    }),
  ),
  many(1, fc.record({ does: fc.constant('end sale'), item })),
  many(4, fc.record({ does: fc.constant('cancel'), which })),
  many(3, fc.record({ does: fc.constant('ship'), which })),
  many(4, fc.record({ does: fc.constant('return'), which, quantity: upTo(3) })),
  many(
    4,
    fc.record({
      does: fc.constant('refund'),
      which,
      part: fc.oneof(
        fc.record({ cents: upTo(5_000) }),
        fc.record({ units: upTo(3) }),
        fc.record({ unitsOfParts: upTo(3) }),
      ),
      shipping: yesOrNo,
      twice: yesOrNo,
    }),
  ),
  many(
    2,
    fc.record({ does: fc.constant('deliver events so'), policy: fc.constantFrom(...policies) }),
  ),
  many(1, fc.record({ does: fc.constant('refunds become'), status: fc.constantFrom(...statuses) })),
  many(1, fc.record({ does: fc.constant('provider stumbles'), fault: fc.constantFrom(...faults) })),
  many(2, fc.record({ does: fc.constant('time passes') })),
) satisfies fc.Arbitrary<Command>;

export type Command =
  | { does: 'add' | 'buy' | 'remove'; buyer: number; item: number }
  | { does: 'set quantity'; buyer: number; item: number; quantity: number }
  | { does: 'enter code'; buyer: number; code: number }
  | { does: 'switch code'; code: number; active: boolean }
  | { does: 'check out' | 'open confirmation' | 'remove code'; buyer: number }
  | { does: 'put on sale'; item: number; percent: number; starts: number; lasts: number }
  | { does: 'end sale'; item: number }
  | {
      does: 'refund';
      which: number;
      part: { cents: number } | { units: number } | { unitsOfParts: number };
      shipping: boolean;
      /** Repeats the request, as a browser does that got no response. */
      twice: boolean;
    }
  | { does: 'finish'; which: number; outcome: (typeof outcomes)[number] }
  | { does: 'cancel' | 'ship'; which: number }
  | { does: 'return'; which: number; quantity: number }
  | { does: 'deliver events so'; policy: object }
  | { does: 'refunds become'; status: string }
  | { does: 'provider stumbles'; fault: object }
  | { does: 'time passes' };
