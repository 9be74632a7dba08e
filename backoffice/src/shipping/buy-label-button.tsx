import { Button } from '@mui/material';
import { lacksTrackingNumber, type StaffOrder } from '../orders/staff-order.ts';
import type { useOrderChange } from '../orders/use-order-change.ts';
import { useShortcut } from '../ui/shortcuts.ts';

interface Props {
  label: 'Buy' | 'Buy Label';
  order: StaffOrder;
  change: ReturnType<typeof useOrderChange>;
}

const id = 'buy-label';

/** Offered while there is no tracking number; the shop buys one label per order, ever. */
export function BuyLabelButton({ label, order, change: { busy, buyLabel } }: Props) {
  // Only leads there: a key pressed by mistake must not spend money.
  useShortcut('b', () => document.getElementById(id)?.focus());
  if (!lacksTrackingNumber(order)) return null;
  return (
    <Button
      id={id}
      variant={order.orderState === 'PICKED' ? 'contained' : 'outlined'}
      title={label === 'Buy' ? 'Buy the shipping label' : undefined}
      loading={busy === 'label'}
      disabled={busy !== null}
      onClick={buyLabel}
    >
      {label}
    </Button>
  );
}
