import type { AdminOrder } from '../providers/records.ts';
import { Chip, Chips } from '../ui/chip.tsx';
import { isState, states } from './states.ts';

interface Props {
  order: Pick<
    AdminOrder,
    'state' | 'parentId' | 'orderState' | 'total' | 'total_refunded' | 'claimedBy'
  >;
  recent?: boolean;
  disputed?: boolean;
  refundFailed?: boolean;
}

const partly = { label: 'Partially refunded' };

const isPartly = ({ orderState, total, total_refunded: refunded }: Props['order']) =>
  orderState !== 'REFUNDED' && refunded < total;

/**
 * Shows every state that an order is in, and whether the order is new, is a return, or has a
 * problem.
 */
export function StateChips({ order, recent, disputed, refundFailed }: Props) {
  return (
    <Chips>
      {order.state
        .split(' ')
        .filter(isState)
        .map((name) => (
          <Chip
            key={name}
            {...states[name]}
            {...(name === 'REFUNDED' && isPartly(order) && partly)}
          />
        ))}
      {order.parentId !== null && <Chip label="Return" />}
      {order.claimedBy !== null && <Chip label={`Picking: ${order.claimedBy}`} tone="waiting" />}
      {recent && <Chip label="New" tone="done" />}
      {disputed && <Chip label="Disputed" tone="notice" />}
      {refundFailed && <Chip label="Refund failed" tone="gone" />}
    </Chips>
  );
}
