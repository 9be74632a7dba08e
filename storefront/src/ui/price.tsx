import type { PriceNow } from '@spindle/sdk/domain/catalog/sale';
import { formatDollars } from './format-money.ts';
import { useShopTime } from './shop-time.ts';
import { VisuallyHidden } from './visually-hidden.tsx';
import styles from './price.module.css';

type Note = string | undefined;

/** What one costs now, in dollars, with what it is for ("per month") behind it, and its sale. */
export function Price({ of, note, until }: { of: PriceNow; note?: Note; until?: boolean }) {
  return (
    <>
      <Amount dollars={of.price} note={note} /> <Sale of={of} until={until} />
    </>
  );
}

/** What is paid, alone: for buttons, beside which the sale is told. */
export function Amount({ dollars, note }: { dollars: number; note?: Note }) {
  return (
    <span className={styles.price}>
      {formatDollars(dollars)}
      {note ? <span className={styles.note}> {note}</span> : null}
    </span>
  );
}

/** What one costs without the sale that is on, and where there is room for it, until when. */
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
        {until && priceValidUntil ? `Sale until ${time.moment(priceValidUntil)}` : 'Sale'}
      </span>
    </span>
  );
}
