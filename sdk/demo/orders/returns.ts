import { returnReasons, type ReturnReason } from '../../domain/orders/return-reasons.ts';
import { partOf, sum } from './basket.ts';
import type { PlannedMove, PlannedOrder, PlannedState } from './plan.ts';

const DAY = 86_400_000;

/** One in three customers gives no reason. */
function usualReason(orderId: string): ReturnReason | null {
  return returnReasons[Number.parseInt(orderId.slice(0, 4), 16) % 8] ?? null;
}

/** Plans the return of some units of a shipped order, as far as it has progressed by now. */
export function planReturn(
  random: () => number,
  orderId: string,
  parent: PlannedOrder,
  now: Date,
  returnReason: ReturnReason | null = usualReason(orderId),
): PlannedOrder | null {
  const requested = (parent.shippedAt ?? now).getTime() + (3 + random() * 9) * DAY;
  if (requested > now.getTime()) return null;
  const line = parent.lines[0];
  if (!line) return null;
  const back = partOf(line, 1 + Math.floor(random() * line.quantity));
  const received = requested + (4 + random() * 5) * DAY;
  const repaid = received + (0.5 + random() * 4) * DAY;
  const denied = random() < 0.15;
  const steps: [number, PlannedState, PlannedMove['by'], string | null][] = [
    [requested, 'RETURN_REQUESTED', 'customer', 'Return requested'],
    ...(denied
      ? ([
          [requested + DAY, 'CANCELLED', 'administrator', "Doesn't meet the return policy"],
        ] as const)
      : ([
          [received, 'RETURNED', 'administrator', 'Received in good condition'],
          [repaid, 'REFUNDED', 'administrator', null],
        ] as const)
    ).map((step): [number, PlannedState, PlannedMove['by'], string | null] => [...step]),
  ];
  const done = steps.filter(([at]) => at <= now.getTime());
  const history = done.map(([at, to, by, reason], i): PlannedMove => ({
    at: new Date(at),
    from: done[i - 1]?.[1] ?? null,
    to,
    by,
    reason,
  }));
  const orderState = history.at(-1)?.to ?? 'RETURN_REQUESTED';
  const refunds =
    orderState === 'REFUNDED'
      ? [{ at: new Date(repaid), amountCents: back.grossCents, reason: 'returned' as const }]
      : [];
  return {
    orderId,
    parentId: parent.orderId,
    returnReason,
    group: parent.group,
    orderState,
    state: orderState,
    lines: [back],
    taxCents: back.taxCents,
    shippingCents: 0,
    totalCents: back.grossCents,
    refundedCents: sum(refunds.map(({ amountCents }) => amountCents)),
    refunds,
    createdAt: new Date(requested),
    modifiedAt: history.at(-1)?.at ?? new Date(requested),
    expectedShippingAt: null,
    shippedAt: null,
    trackingNumber: null,
    history,
  };
}
