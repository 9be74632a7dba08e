import { useNow } from '../ui/clock.ts';
import { statusOf } from './row-tone.ts';
import { failedRefunds, openDisputes, type StaffOrder } from './staff-order.ts';
import { StateChips } from './state-chips.tsx';

/** Shows the status of an order beside its heading. */
export function OrderChips({ order }: { order: StaffOrder }) {
  return (
    <StateChips
      order={order}
      recent={statusOf(order, useNow()) === 'recent'}
      disputed={openDisputes(order).length > 0}
      refundFailed={failedRefunds(order).length > 0}
    />
  );
}
