import { shortId } from '@spindle/sdk/domain/orders/order-id';
import type { ReturnReason } from '@spindle/sdk/domain/orders/return-reasons';
import { useEffect, useRef, useState } from 'react';
import { useUnsaved } from '../page-parts/use-unsaved.ts';
import { useReturnPostage } from '../shop/use-return-period.ts';
import { Button } from '../ui/button.tsx';
import { useDialog } from '../ui/dialog/dialog-context.ts';
import { formatCount } from '../ui/format-count.ts';
import { Icon } from '../ui/icon.tsx';
import type { Order } from './queries.ts';
import { ReturnLine } from './return-line.tsx';
import { useRequestReturn } from './use-request-return.ts';
import styles from './return-view.module.css';
import { moreThanPurchased } from '@spindle/sdk/domain/orders/returns';

/** Asks how many units of which lines to return, and why. */
export function ReturnView({ order, onLeave }: { order: Order; onLeave: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const postage = useReturnPostage();
  const dialog = useDialog();
  const request = useRequestReturn(onLeave);
  const [quantities, setQuantities] = useState(() => order.items.map(() => 0));
  const [reasons, setReasons] = useState<Record<number, ReturnReason | undefined>>({});
  const units = quantities.reduce((sum, quantity) => sum + quantity, 0);

  const askToLeave = useUnsaved(units > 0);
  useEffect(() => heading.current?.focus(), []);

  const set = (place: number, change: (quantity: number) => number) =>
    setQuantities((now) => now.map((quantity, at) => (at === place ? change(quantity) : quantity)));

  const reject = () =>
    void dialog.open({
      kind: 'warn',
      title: 'INVALID RETURN',
      message: moreThanPurchased.reason,
    });

  function submit(): void {
    const items = order.items.map((line, place) => {
      const reason = reasons[place];
      return { ...line, quantity: quantities[place] ?? 0, ...(reason && { reason }) };
    });
    if (units > 0) request.mutate({ ...order, items });
  }

  return (
    <section className={styles.view} aria-labelledby="return-title">
      <Button look="quiet" className={styles.back} onClick={() => void askToLeave(onLeave)}>
        <Icon name="back" />
        Back to orders
      </Button>
      <h1 id="return-title" ref={heading} tabIndex={-1}>
        Return items from order <samp>{shortId(order.orderId)}</samp>
      </h1>
      <p className={styles.text}>
        Choose how many of each item to return. We'll email you the next steps and refund you once
        the items arrive. {postage}
      </p>
      <ul className={styles.lines} aria-label="Items to return">
        {order.items.map((line, place) => (
          <ReturnLine
            key={`${line.catalogId}/${line.catalogItemId}`}
            line={line}
            quantity={quantities[place] ?? 0}
            reason={reasons[place]}
            onReason={(reason) => setReasons((now) => ({ ...now, [place]: reason }))}
            onStep={(by) => set(place, (quantity) => quantity + by)}
            onChange={(quantity) => set(place, () => quantity)}
            onTooMany={reject}
          />
        ))}
      </ul>
      <div className={styles.foot}>
        <p role="status">
          {units === 0
            ? 'Nothing selected yet.'
            : `${formatCount(units)} ${units === 1 ? 'unit' : 'units'} to return.`}
        </p>
        <Button
          className={styles.go}
          disabled={units === 0}
          busy={request.isPending}
          onClick={submit}
        >
          Submit
        </Button>
      </div>
    </section>
  );
}
