import { asJson } from '@spindle/sdk/client';
import { replyOf, ShopError } from '@spindle/sdk/errors';
import type { Once } from '@spindle/sdk/react/intent-key';
import { useIntent } from '@spindle/sdk/react/use-intent';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { shop } from '../providers/shop.ts';
import type { LabelRate } from '../shipping/label-rates.ts';
import { orderListsKey, orderQuery, type OrderName } from './order-queries.ts';
import type { Outcome } from '../ui/outcome-note.tsx';
import type { OrderState, StaffOrder } from './staff-order.ts';

interface Move {
  orderState: OrderState;
  trackingNumber?: string;
  /** With RETURNED: whether the units go back on the shelf. */
  restock?: boolean;
}

type ChangeRequest =
  | { what: 'label'; rate: LabelRate }
  | { what: 'void'; trackingNumber: string }
  | { what: 'move'; move: Move; seen: StaffOrder };
type Change = ChangeRequest & OrderName;

/** Somebody else changed the order before a move arrived; nothing was done. */
export interface Conflict {
  move: Move;
  /** The order the move was meant for, and what it is now. */
  seen: StaffOrder;
  present: StaffOrder;
}

const titles = {
  label: { good: 'Buy Label Success', bad: 'Error During Buying Label.' },
  void: { good: 'Void Label Success', bad: 'Error During Voiding Label.' },
  move: { good: 'Edit Order Success', bad: 'Error During Edit Order Success' },
} as const;

const invalidTexts = {
  label: 'Order values are incorrect or corrupted.',
  void: 'Order values are incorrect or corrupted.',
  move: 'Check the form and try again.',
} as const;

/** What staff may do to an order, one thing at a time, and how the last went. */
export function useOrderChange({ orderId, customerId }: StaffOrder) {
  const client = useQueryClient();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [done, setDone] = useState(0);
  // The second click of a double click comes before the first one shows.
  const underWay = useRef(false);
  const bought = useRef(false);
  const { mutate, isPending, submittedAt, variables } = useIntent({
    mutationFn: send,
    intentOf: ({ what }) => what,
    onSuccess: async ({ Status, Reason, present }, request) => {
      const { what } = request;
      const good = Status === 'SUCCESS';
      if (good && what !== 'move') bought.current = what === 'label';
      if (present && what === 'move') setConflict({ ...request, present });
      else setOutcome({ good, title: titles[what][good ? 'good' : 'bad'], text: Reason });
      // Refused, somebody else was probably quicker: either way it is shown as it is now.
      void client.invalidateQueries({ queryKey: orderListsKey });
      if (!customerId) return;
      const { queryKey } = orderQuery({ orderId, customerId });
      // An answer still on the way may be from before.
      await client.cancelQueries({ queryKey });
      if (present) client.setQueryData(queryKey, [present]);
      else await client.refetchQueries({ queryKey });
      if (good) setDone((times) => times + 1);
    },
    onError: ({ message }, { what }) =>
      setOutcome({ good: false, title: titles[what].bad, text: message }),
  });
  // Over only when that is shown: until then the button may still be the old one.
  useEffect(() => {
    if (!isPending) underWay.current = false;
  }, [isPending, submittedAt]);

  /** Whether the order can be named to the shop; says so where it cannot. */
  function isWhole(what: ChangeRequest['what']): boolean {
    if (orderId && customerId) return true;
    setOutcome({ good: false, title: 'Form Validation Failed', text: invalidTexts[what] });
    return false;
  }

  function change(request: ChangeRequest) {
    if (underWay.current || (request.what === 'label' && bought.current)) return;
    if (!isWhole(request.what) || !orderId || !customerId) return;
    setOutcome(null);
    setConflict(null);
    underWay.current = true;
    mutate({ ...request, orderId, customerId });
  }

  return {
    outcome,
    conflict,
    forgetConflict: () => setConflict(null),
    /** How often something was done: what was typed before is done with. */
    done,
    busy: isPending ? (variables?.what ?? null) : null,
    mayBuyLabel: () => isWhole('label'),
    /** At that price, or not at all. */
    buyLabel: (rate: LabelRate) => change({ what: 'label', rate }),
    /** That one, and no other that somebody has bought meanwhile. */
    voidLabel: (trackingNumber: string) => change({ what: 'void', trackingNumber }),
    /** The last thing done was to buy its label. */
    labelBought: outcome?.good === true && outcome.title === titles.label.good,
    /** `seen` is the order as it was when it was decided; a later one is a conflict. */
    move: (move: Move, seen: StaffOrder) => change({ what: 'move', move, seen }),
  };
}

interface Answer {
  Status: 'SUCCESS' | 'ERROR';
  Reason: string;
  /** With a conflict. */
  present?: StaffOrder;
}

async function send(change: Change, once: Once): Promise<Answer> {
  const params = { header: once };
  const { orderId, customerId } = change;
  if (change.what === 'label') {
    const { rateId, amount } = change.rate;
    const request = { orderId, customerId, rateId, mostCents: amount };
    return replyOf(shop.POST('/api/orderManager/buy/label', { body: request, params }));
  }
  if (change.what === 'void') {
    const { trackingNumber } = change;
    return replyOf(
      shop.POST('/api/orderManager/void/label', {
        body: { orderId, trackingNumber },
        params,
        ...asJson,
      }),
    );
  }
  const { move, seen } = change;
  const body = { ...move, orderId, customerId, version: seen.version };
  const call = shop.POST('/api/orderManager/edit/state', { body, params });
  try {
    return await replyOf(call);
  } catch (error) {
    if (!(error instanceof ShopError) || error.status !== 409) throw error;
    const { error: reply } = await call;
    if (!reply || !('Order' in reply) || !reply.Order) throw error;
    return { Status: 'ERROR', Reason: reply.Reason, present: reply.Order };
  }
}
