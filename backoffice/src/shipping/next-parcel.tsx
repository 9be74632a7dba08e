import { Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { FilterPayload } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import type { StaffOrder } from '../orders/staff-order.ts';
import type { AdminOrder } from '../providers/records.ts';
import { useShortcut } from '../ui/shortcuts.ts';
import { nextParcel } from './waiting-parcels.ts';

interface Props {
  after: Pick<StaffOrder, 'orderId' | 'dateCreated'>;
  /** The list's filter. */
  filter: FilterPayload;
  /** Returns the URL of one of the list's orders. */
  addressOf: (order: AdminOrder) => string;
}

/** After buying a label, links to the next parcel in the same list, on the same screen. */
export function NextParcel({ after, filter, addressOf }: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  const { data: next } = useQuery(nextParcel({ filter, after }));
  useShortcut('n', () => link.current?.click());
  if (next === undefined) return null;
  if (next === null) {
    return (
      <Typography role="status" variant="body2">
        No more parcels need a label.
      </Typography>
    );
  }
  return (
    <Button
      ref={link}
      variant="contained"
      component={Link}
      to={addressOf(next)}
      state={labelNext}
      onClick={() => window.scrollTo(0, 0)}
    >
      Next parcel
    </Button>
  );
}

const labelNext = { labelNext: true };

/** Returns whether the user is buying one label after another. */
export function useIsLabelingSeries(): boolean {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null && 'labelNext' in state;
}
