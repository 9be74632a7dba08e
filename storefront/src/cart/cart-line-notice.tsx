import { outOfStock } from '@spindle/sdk/domain/catalog/labels';
import { Chip } from '../ui/chip.tsx';
import { formatCount } from '../ui/format-count.ts';
import { formatDollars } from '../ui/format-money.ts';
import type { CartLine } from './queries.ts';
import styles from './cart-page.module.css';

/**
 * Says why a line can't be bought and what to do, or that its price has changed since it was added.
 */
export function CartLineNotice({ line }: { line: CartLine }) {
  const notice = noticeOf(line);
  const { previousPrice } = line;
  return (
    <>
      {notice ? (
        <p className={styles.notice}>
          <Chip tone="notice">{notice.state}</Chip> {notice.advice}
        </p>
      ) : null}
      {previousPrice === undefined ? null : (
        <p className={styles.notice}>
          <Chip tone="notice">Price changed</Chip> {formatDollars(line.item.price)} each, was{' '}
          {formatDollars(previousPrice)}
        </p>
      )}
    </>
  );
}

function noticeOf({ item, quantity }: CartLine): { state: string; advice: string } | null {
  if (!item.available && item.inventory < 1) {
    return { state: outOfStock, advice: 'Remove this item to buy the rest.' };
  }
  if (!item.available) {
    return { state: 'No longer available', advice: 'Remove this item to buy the rest.' };
  }
  if (item.digital || quantity <= item.inventory) return null;
  return {
    state: `Only ${formatCount(item.inventory)} left`,
    advice: 'Reduce the quantity to check out.',
  };
}
