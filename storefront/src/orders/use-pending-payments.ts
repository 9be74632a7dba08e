import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { cartReads } from '../cart/queries.ts';
import { pendingPaymentsQuery, type PendingPayment } from './pending-payments-query.ts';
import { ORDERS_KEY } from './queries.ts';

const NONE: readonly PendingPayment[] = [];

/** Returns the pending payments. Reloads orders and cart when a bank has decided. */
export function usePendingPayments(): readonly PendingPayment[] {
  const client = useQueryClient();
  const { data: payments } = useQuery(pendingPaymentsQuery());
  const states = payments?.map(({ paymentId, state }) => `${paymentId} ${state}`).join();
  const previous = useRef<string>(undefined);
  useEffect(() => {
    if (states === undefined) return;
    if (previous.current !== undefined && previous.current !== states) {
      void client.invalidateQueries({ queryKey: ORDERS_KEY });
      void client.invalidateQueries(cartReads);
    }
    previous.current = states;
  }, [client, states]);
  return payments ?? NONE;
}
