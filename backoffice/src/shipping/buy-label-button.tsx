import { Button } from '@mui/material';
import { useEffect, useState } from 'react';
import type { StaffOrder } from '../orders/staff-order.ts';
import type { useOrderChange } from '../orders/use-order-change.ts';
import { useShortcut } from '../ui/shortcuts.ts';
import { LabelDialog } from './label-dialog.tsx';
import { useIsLabelingSeries } from './next-parcel.tsx';

interface Props {
  label: 'Buy' | 'Buy Label';
  order: StaffOrder;
  change: ReturnType<typeof useOrderChange>;
  /** Takes the focus, because the label is the next step. */
  focused?: boolean;
}

const id = 'buy-label';

/**
 * Shown only where a label can be bought: the order is picked, not on hold, and has no tracking
 * number.
 */
export function BuyLabelButton({
  label,
  order,
  change: { busy, mayBuyLabel, buyLabel },
  focused = false,
}: Props) {
  const [choosing, setChoosing] = useState(false);
  const labelNext = useIsLabelingSeries();
  const isNext = labelNext || focused;
  // Only moves the focus, because a key pressed by mistake must not spend money.
  useShortcut('b', () => document.getElementById(id)?.focus());
  // The focused link that led here is gone.
  useEffect(() => {
    if (isNext) document.getElementById(id)?.focus();
  }, [isNext]);
  if (order.labelProblem !== null) return null;
  return (
    <>
      <Button
        id={id}
        variant="contained"
        title={label === 'Buy' ? 'Buy shipping label' : undefined}
        aria-haspopup="dialog"
        loading={busy === 'label'}
        disabled={busy !== null}
        onClick={() => setChoosing(mayBuyLabel())}
      >
        {label}
      </Button>
      {choosing && (
        <LabelDialog
          order={order}
          onClose={() => setChoosing(false)}
          onBuy={(rate) => {
            setChoosing(false);
            buyLabel(rate);
          }}
        />
      )}
    </>
  );
}
