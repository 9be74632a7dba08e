import { AlertLine } from '../ui/alert-line.tsx';
import { Button } from '../ui/button.tsx';
import styles from './cart-page.module.css';

/** A change that did not reach the shop: what, why, and the way to try once more. */
export function CartFailure({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div className={styles.failure}>
      <AlertLine>{message}</AlertLine>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}
