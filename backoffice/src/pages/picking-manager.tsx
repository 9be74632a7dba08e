import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { playError } from '../scanning/sounds.ts';
import { useScanner } from '../scanning/use-scanner.ts';
import { ordersToPick, type PickingOrder } from '../picking/calls.ts';
import { OrderDetails } from '../picking/order-details.tsx';
import { OrdersToPick, type PickingOutcome } from '../picking/orders-to-pick.tsx';

/** Picks one order after another: select it from the list, pick it, return to the list. */
export function PickingManager() {
  // Stored in the URL, so that a reload keeps the order and the phone's back button leaves it.
  const [params, setParams] = useSearchParams();
  const [outcome, setOutcome] = useState<PickingOutcome | null>(null);
  const [lastOpened, setLastOpened] = useState<string | null>(null);
  const [left, setLeft] = useState<string | null>(null);
  const list = useQuery(ordersToPick);
  const queryClient = useQueryClient();
  const openId = params.get('order');
  const listed = list.data?.find(({ orderId }) => orderId === openId);
  // If an open order leaves the list, it stays open until the shop gives the reason.
  const [opened, setOpened] = useState<PickingOrder | undefined>(undefined);
  if (listed !== undefined && listed !== opened) setOpened(listed);
  const order = openId === left || opened?.orderId !== openId ? listed : opened;

  function open(orderId: string) {
    setOutcome(null);
    setLastOpened(orderId);
    setLeft(null);
    setParams({ order: orderId });
  }

  function leave(next: PickingOutcome | null) {
    setOutcome(next);
    setLeft(openId);
    setParams({}, { replace: true });
    void list.refetch();
  }

  function picked({ orderId }: PickingOrder) {
    // Removed immediately, before the list reloads, so that nobody opens the order again.
    queryClient.setQueryData(ordersToPick.queryKey, (orders) =>
      orders?.filter((other) => other.orderId !== orderId),
    );
    leave({ kind: 'picked' });
  }

  if (order) {
    return (
      <OrderDetails
        key={order.orderId}
        order={order}
        missing={listed === undefined && !list.isPending}
        onClose={() => leave(null)}
        onPicked={() => picked(order)}
        onRefused={(reason) => leave({ kind: 'refused', order, reason })}
      />
    );
  }
  // The URL changes shortly after the order is closed. Until then, the order isn't reported
  // missing.
  const isMissed = openId !== null && openId !== left;
  const isGone = isMissed && list.data !== undefined && !list.isFetching;
  return (
    <>
      {isMissed && list.isPending && <NotYet />}
      <OrdersToPick
        list={list}
        outcome={isGone ? { kind: 'gone' } : outcome}
        lastOpened={lastOpened}
        onOpen={open}
      />
    </>
  );
}

/** Plays an error sound for codes scanned before the order is loaded, because they don't count. */
function NotYet() {
  useScanner(playError);
  return null;
}
