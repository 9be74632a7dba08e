import fc from 'fast-check';

const refunds = ['succeeded', 'succeeded', 'pending', 'failed'] as const;
const disputes = ['needs_response', 'under_review', 'won', 'lost', 'warning_closed'] as const;
const standings = ['paid', 'paid', 'lapsed', 'due', 'refunded', 'disputed', 'ended'] as const;

const which = fc.nat({ max: 3 });
const many = <T>(weight: number, arbitrary: fc.Arbitrary<T>) => ({ weight, arbitrary });

/** A fact that occurs or is reported again. */
export const command = fc.oneof(
  many(4, fc.record({ does: fc.constant('pay'), item: fc.nat({ max: 2 }) })),
  many(
    7,
    fc.record({
      does: fc.constant('refund in the dashboard'),
      which,
      share: fc.nat({ max: 2 }),
      status: fc.constantFrom(...refunds),
    }),
  ),
  many(1, fc.record({ does: fc.constant('refund by staff'), which })),
  many(5, fc.record({ does: fc.constant('dispute'), which, status: fc.constantFrom(...disputes) })),
  many(
    5,
    fc.record({
      does: fc.constant('subscription'),
      which,
      item: fc.nat({ max: 2 }),
      standing: fc.constantFrom(...standings),
    }),
  ),
  many(3, fc.record({ does: fc.constant('grant'), item: fc.nat({ max: 2 }), days: fc.nat(3) })),
  many(2, fc.record({ does: fc.constant('withdraw'), which })),
  many(2, fc.record({ does: fc.constant('derive again') })),
  many(1, fc.record({ does: fc.constant('heal') })),
) satisfies fc.Arbitrary<Command>;

export type Command =
  | { does: 'pay'; item: number }
  | {
      does: 'refund in the dashboard';
      which: number;
      share: number;
      status: (typeof refunds)[number];
    }
  | { does: 'refund by staff'; which: number }
  | { does: 'dispute'; which: number; status: (typeof disputes)[number] }
  | {
      does: 'subscription';
      which: number;
      item: number;
      standing: (typeof standings)[number];
    }
  | { does: 'grant'; item: number; days: number }
  | { does: 'withdraw'; which: number }
  | { does: 'derive again' | 'heal' };
