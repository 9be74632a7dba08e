import { Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { troubleOf } from '../orders/manager-address.ts';
import { searchOf } from '../orders/order-search.ts';
import type { StaffOrder } from '../orders/staff-order.ts';
import { useShortcut } from '../ui/shortcuts.ts';
import { nextParcel } from './waiting-parcels.ts';

interface Props {
  after: Pick<StaffOrder, 'orderId' | 'dateCreated'>;
}

/** With a label bought, the way to the next parcel of the same list, on the same screen. */
export function NextParcel({ after }: Props) {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const link = useRef<HTMLAnchorElement>(null);
  const trouble = troubleOf(params);
  const criteria = searchOf(params) ?? (trouble && { trouble });
  const { data: next } = useQuery(nextParcel({ criteria, after }));
  useShortcut('n', () => link.current?.click());
  if (next === undefined) return null;
  if (next === null) {
    return (
      <Typography role="status" variant="body2">
        No other parcel waits for a label.
      </Typography>
    );
  }
  const search = new URLSearchParams(params);
  search.set('order', next.orderId);
  search.set('customer', next.customerId ?? '');
  return (
    <Button
      ref={link}
      variant="contained"
      component={Link}
      to={{ pathname, search: search.toString() }}
      state={labelNext}
      onClick={() => window.scrollTo(0, 0)}
    >
      Next parcel
    </Button>
  );
}

const labelNext = { labelNext: true };

/** Whether somebody came here to buy one label after the other. */
export function useLabelNext(): boolean {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null && 'labelNext' in state;
}
