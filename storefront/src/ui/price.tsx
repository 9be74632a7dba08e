import type { PriceNow } from '@spindle/sdk/domain/catalog/sale';
import { formatDollars } from './format-money.ts';
import { useShopTime } from './shop-time.ts';
import { VisuallyHidden } from './visually-hidden.tsx';
import styles from './price.module.css';

type Note = string | undefined;

/** Shows the current price in dollars, followed by its unit ("per month") and its sale. */
export function Price({ of, note, until }: { of: PriceNow; note?: Note; until?: boolean }) {
  return (
    <>
      <Amount dollars={of.price} note={note} /> <Sale of={of} until={until} />
      <LowestPrice of={of} />
    </>
  );
}

/** Shows the lowest price that a larger quantity has. */
function LowestPrice({ of }: { of: PriceNow }) {
  const lowest = of.priceBreaks?.at(-1);
  if (lowest === undefined) return null;
  return <span className={styles.note}> from {formatDollars(lowest.price)}</span>;
}

/** Shows only the price to pay, for buttons with the sale beside them. */
export function Amount({ dollars, note }: { dollars: number; note?: Note }) {
  return (
    <span className={styles.price}>
      {formatDollars(dollars)}
      {note ? <span className={styles.note}> {note}</span> : null}
    </span>
  );
}

/**
 * Shows the regular price of a sale or a quantity price and, with `until`, when the sale ends. Only
 * a sale ends.
 */
export function Sale({ of, until = false }: { of: PriceNow; until?: boolean | undefined }) {
  const { regularPrice, priceValidUntil } = of;
  const time = useShopTime();
  if (regularPrice === undefined) return null;
  return (
    <span className={styles.sale}>
      <s>
        <VisuallyHidden>Regular price </VisuallyHidden>
        {formatDollars(regularPrice)}
      </s>{' '}
      <span className={styles.mark}>
        {priceValidUntil === undefined
          ? 'Quantity price'
          : until
            ? `Sale until ${time.dateTime(priceValidUntil)}`
            : 'Sale'}
      </span>
    </span>
  );
}
