import { replyOf } from '@spindle/sdk/errors';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { shop } from '../providers/shop.ts';
import { orderListsKey, orderQuery, type OrderName } from './order-queries.ts';
import type { Outcome } from './outcome.tsx';
import type { OrderState, StaffOrder } from './staff-order.ts';

interface Move {
  orderState: OrderState;
  trackingNumber?: string;
  /** With RETURNED: whether the units go back on the shelf. */
  restock?: boolean;
}

type Change = ({ what: 'label' } | ({ what: 'move' } & Move)) & OrderName;

const titles = {
  label: { good: 'Buy Label Success', bad: 'Error During Buying Label.' },
  move: { good: 'Edit Order Success', bad: 'Error During Edit Order Success' },
} as const;

const invalidTexts = {
  label: 'Order values are incorrect or corrupted.',
  move: 'Check the form and try again.',
} as const;

/** What staff may do to an order, one thing at a time, and how the last went. */
export function useOrderChange({ orderId, customerId }: StaffOrder) {
  const client = useQueryClient();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  // The second click of a double click comes before the first one shows.
  const underWay = useRef(false);
  const bought = useRef(false);
  const { mutate, isPending, submittedAt, variables } = useMutation({
    mutationFn: send,
    onSuccess: async ({ Status, Reason }, { what }) => {
      const good = Status === 'SUCCESS';
      if (good && what === 'label') bought.current = true;
      setOutcome({ good, title: titles[what][good ? 'good' : 'bad'], text: Reason });
      // Refused, somebody else was probably quicker: either way it is shown as it is now.
      await client.invalidateQueries({ queryKey: orderListsKey, refetchType: 'none' });
      if (!customerId) return;
      const { queryKey } = orderQuery({ orderId, customerId });
      // An answer still on the way may be from before.
      await client.cancelQueries({ queryKey });
      await client.refetchQueries({ queryKey });
    },
    onError: ({ message }, { what }) =>
      setOutcome({ good: false, title: titles[what].bad, text: message }),
  });
  // Over only when that is shown: until then the button may still be the old one.
  useEffect(() => {
    if (!isPending) underWay.current = false;
  }, [isPending, submittedAt]);

  function change(wish: { what: 'label' } | ({ what: 'move' } & Move)) {
    if (underWay.current || (wish.what === 'label' && bought.current)) return;
    if (!orderId || !customerId) {
      const text = invalidTexts[wish.what];
      setOutcome({ good: false, title: 'Form Validation Failed', text });
      return;
    }
    setOutcome(null);
    underWay.current = true;
    mutate({ ...wish, orderId, customerId });
  }

  return {
    outcome,
    busy: isPending ? (variables?.what ?? null) : null,
    buyLabel: () => change({ what: 'label' }),
    move: (move: Move) => change({ what: 'move', ...move }),
  };
}

function send(change: Change) {
  const { orderId, customerId } = change;
  if (change.what === 'label') {
    return replyOf(shop.POST('/api/orderManager/buy/label', { body: { orderId, customerId } }));
  }
  const { what: _, ...body } = change;
  return replyOf(shop.POST('/api/orderManager/edit/state', { body }));
}
