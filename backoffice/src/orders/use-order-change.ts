import { isConflict } from '@spindle/sdk/errors';
import { useState } from 'react';
import { useAct } from '../providers/write-hooks.ts';
import type { Outcome } from '../ui/outcome-note.tsx';
import type { OrderState, StaffOrder } from './staff-order.ts';

export interface StateChange {
  orderState: OrderState;
  trackingNumber?: string;
  /** For RETURNED: whether the units go back into stock. */
  restock?: boolean;
}

/** The selected carrier service, at the displayed price. */
interface Rate {
  rateId: string;
  amount: number;
}

type ChangeRequest =
  | { what: 'label'; rate: Rate }
  | { what: 'void'; trackingNumber: string }
  | { what: 'move'; move: StateChange; seen: StaffOrder };
/** Someone else changed the order first, so nothing was done. */
export interface Conflict {
  move: StateChange;
  /** The order as the user saw it, and the current one. */
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

/** Makes one change to an order at a time, and holds the result of the last change. */
export function useOrderChange({ orderId, customerId }: StaffOrder) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [done, setDone] = useState(0);
  const [buyLabel, label] = useAct('orders', 'buyLabel');
  const [voidLabel, voided] = useAct('orders', 'voidLabel');
  const [moveOrder, moved] = useAct('orders', 'move');
  const busy = label.isPending
    ? 'label'
    : voided.isPending
      ? 'void'
      : moved.isPending
        ? 'move'
        : null;
  const labelBought = outcome?.good === true && outcome.title === titles.label.good;

  /** Returns whether the order has the ids that the server requires. If not, shows an error. */
  function isWhole(what: ChangeRequest['what']): boolean {
    if (orderId && customerId) return true;
    setOutcome({ good: false, title: 'Form Validation Failed', text: invalidTexts[what] });
    return false;
  }

  function change(request: ChangeRequest) {
    const { what } = request;
    if (busy !== null || (what === 'label' && labelBought)) return;
    if (!isWhole(what) || !orderId || !customerId) return;
    setOutcome(null);
    setConflict(null);
    const callbacks = {
      onSuccess({ Reason }: { Reason: string }) {
        setOutcome({ good: true, title: titles[what].good, text: Reason });
        setDone((times) => times + 1);
      },
      onError(error: Error) {
        const present = isConflict(error) ? error.body.Order : undefined;
        if (present && what === 'move') setConflict({ ...request, present });
        else setOutcome({ good: false, title: titles[what].bad, text: error.message });
      },
    };
    switch (what) {
      case 'label': {
        const { rateId, amount } = request.rate;
        return buyLabel(
          { id: orderId, data: { customerId, rateId, mostCents: amount } },
          callbacks,
        );
      }
      case 'void':
        return voidLabel(
          { id: orderId, data: { trackingNumber: request.trackingNumber } },
          callbacks,
        );
      case 'move': {
        const { move, seen } = request;
        const meta = { version: seen.version };
        return moveOrder({ id: orderId, data: { ...move, customerId }, meta }, callbacks);
      }
    }
  }

  return {
    outcome,
    conflict,
    forgetConflict: () => setConflict(null),
    /** Also discards the input. */
    startOver() {
      setConflict(null);
      setDone((times) => times + 1);
    },
    /** The number of completed changes. Each one discards earlier input. */
    done,
    busy,
    mayBuyLabel: () => isWhole('label'),
    /** Fails if the price has changed. */
    buyLabel: (rate: Rate) => change({ what: 'label', rate }),
    /** Voids only this label, not one bought in the meantime. */
    voidLabel: (trackingNumber: string) => change({ what: 'void', trackingNumber }),
    /** Whether the last change bought a label. */
    labelBought,
    /** `seen` is the order as the user saw it. A newer version is a conflict. */
    move: (move: StateChange, seen: StaffOrder) => change({ what: 'move', move, seen }),
  };
}
