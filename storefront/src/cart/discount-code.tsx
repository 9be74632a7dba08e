import { codeEntered, codeRemoved } from '@spindle/sdk/domain/checkout/discount-codes';
import { useRef, useState } from 'react';
import { AlertLine } from '../ui/alert-line.tsx';
import { Button } from '../ui/button.tsx';
import { formatCents } from '../ui/format-money.ts';
import { useEnterCode, useRemoveCode } from './discount-calls.ts';
import { EnterCode } from './enter-code.tsx';
import type { CartSums } from './queries.ts';
import styles from './discount-code.module.css';

/** Shows the entered discount code, or a field to enter one. */
export function DiscountCode({ sums }: { sums: CartSums }) {
  const [announcement, announce] = useState('');
  const place = useRef<HTMLParagraphElement>(null);
  const enter = useEnterCode();
  const remove = useRemoveCode();
  const code = sums.enteredCode;
  // The field or button disappears after the action, so the focus moves to the announcement.
  const tell = (text: string) => {
    announce(text);
    place.current?.focus();
  };
  return (
    <div>
      {code === null ? (
        <EnterCode
          busy={enter.isPending}
          rejection={enter.error?.message}
          onChange={enter.reset}
          onEnter={(typed) => enter.mutate(typed, { onSuccess: (after) => tell(textOf(after)) })}
        />
      ) : (
        <p className={styles.entered}>
          <span>
            Discount code <b>{code}</b>
          </span>
          <Button
            look="quiet"
            busy={remove.isPending}
            aria-label={`Remove code ${code}`}
            onClick={() =>
              remove.mutate(undefined, {
                onSuccess: () => tell(`Code ${code} removed.`),
              })
            }
          >
            Remove
          </Button>
        </p>
      )}
      {remove.error ? <AlertLine>The code wasn't removed. {remove.error.message}</AlertLine> : null}
      <p ref={place} className={styles.announcement} role="status" tabIndex={-1}>
        {announcement}
      </p>
    </div>
  );
}

function textOf({ enteredCode, discount }: CartSums): string {
  if (discount?.freeShipping) return `Code ${discount.code} makes shipping free.`;
  if (discount !== null) return `Code ${discount.code} takes ${formatCents(discount.amount)} off.`;
  return enteredCode === null ? codeRemoved : codeEntered(enteredCode);
}
