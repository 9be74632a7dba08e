import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import styles from './checkout.module.css';

/** Shows a button to the payment page and an alternative. `blocked`: the cart can't be bought. */
export function ConfirmButtons({
  busy,
  leaving,
  blocked,
  hint,
  onConfirm,
  children,
}: {
  busy: boolean;
  leaving: boolean;
  blocked: boolean;
  hint: string;
  onConfirm: () => void;
  /** The alternative button. */
  children: ReactNode;
}) {
  return (
    <>
      <div className={styles.buttons}>
        <Button look="primary" busy={busy} disabled={blocked} onClick={onConfirm}>
          Checkout
        </Button>
        {children}
      </div>
      <p className={styles.hint} role="status">
        {leaving ? 'Opening the payment page...' : hint}
      </p>
    </>
  );
}
