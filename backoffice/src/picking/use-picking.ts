import { ShopError } from '@spindle/sdk/errors';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { buyerName } from '../orders/buyer-name.ts';
import { useAct } from '../providers/write-hooks.ts';
import { claimOf, ordersToPick, unitsOf, type PickingOrder } from './calls.ts';
import { clearSavedTicks, saveTicks, savedTicks } from './saved-ticks.ts';
import type { Ticks } from './ticks.ts';

interface Events {
  /**
   * True if the order is no longer on the list of orders to pick. The hook then asks the shop why.
   */
  missing: boolean;
  onPicked: () => void;
  onRefused: (reason: string) => void;
}

/** Claims an open order for the picker, holds the ticks, and completes the order. */
export function usePicking(order: PickingOrder, { missing, onPicked, onRefused }: Events) {
  const [ticks, setTicks] = useState(() => savedTicks(order.orderId));
  const [unitsAtFirst] = useState(unitsOf(order));
  const queryClient = useQueryClient();
  const claim = useQuery(claimOf(order));
  const [complete, save] = useAct('orders', 'completePicking', {
    onSuccess: () => {
      clearSavedTicks(order.orderId);
      onPicked();
    },
    onError: () => queryClient.invalidateQueries({ queryKey: ordersToPick.queryKey }),
  });

  const rejection = claim.data?.status === 'ERROR' ? claim.data.reason : rejectionOf(claim.error);
  const leave = useEffectEvent((reason: string) => {
    // Someone else is picking the order now, so these ticks are void.
    clearSavedTicks(order.orderId);
    onRefused(reason);
  });
  useEffect(() => {
    if (rejection !== null) leave(rejection);
  }, [rejection]);

  const { refetch } = claim;
  const asksWhy = missing && !save.isPending && !save.isSuccess;
  useEffect(() => {
    if (asksWhy) void refetch();
  }, [asksWhy, refetch]);

  function change(next: Ticks) {
    setTicks(next);
    saveTicks(order.orderId, next);
    save.reset();
    // Picking extends the claim, which expires after the picker stops.
    if (claim.isStale) void claim.refetch();
  }

  const send = () =>
    complete({
      id: order.orderId,
      data: { customerId: buyerName(order.customerId), units: unitsOf(order) },
    });
  return {
    ticks,
    change,
    claim,
    save: { ...save, send },
    unitsFewer: unitsOf(order) < unitsAtFirst,
  };
}

/** Returns the reason if trying again won't help. A lost connection doesn't count. */
function rejectionOf(error: Error | null): string | null {
  if (!(error instanceof ShopError) || error.status === 401) return null;
  return error.status >= 400 && error.status < 500 ? error.message : null;
}
