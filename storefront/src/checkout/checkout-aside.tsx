import { lineCents } from '../cart/cart-sum.ts';
import { CartTotals } from './cart-totals.tsx';
import type { CartLine } from '../cart/queries.ts';
import { ProductPicture } from '../catalog/product-picture.tsx';
import { Button } from '../ui/button.tsx';
import { formatCount } from '../ui/format-count.ts';
import { formatCents, formatDollars } from '../ui/format-money.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import type { Place } from '../addresses/place.ts';
import { QuoteBox } from './quote/quote-box.tsx';
import { useCartQuote } from './quote/use-cart-quote.ts';
import type { useCheckoutCart } from './use-checkout-cart.ts';
import styles from './checkout.module.css';
import { withMeasures } from '../ui/measures.ts';

/** Shows the purchase, its price, and what happens next. */
export function CheckoutAside({
  cart,
  ships,
  to,
}: {
  cart: ReturnType<typeof useCheckoutCart>['cart'];
  /** Whether anything in the cart is shipped. */
  ships: boolean;
  /** The address to confirm, or null if there is none. */
  to: Place | null;
}) {
  return (
    <aside className={styles.aside} aria-label="Your order">
      <h2>Your order</h2>
      {cart.data ? (
        <Lines lines={cart.data} to={to} />
      ) : cart.isError ? (
        <>
          <p>We couldn't load your cart.</p>
          <Button busy={cart.isFetching} onClick={() => void cart.refetch()}>
            Reload cart
          </Button>
        </>
      ) : (
        <Skeleton shape="picture" />
      )}
      <h3>What happens next</h3>
      <ol className={styles.next}>
        {(ships ? SHIPPED : DIGITAL).map((step, at) => (
          <li key={step} aria-current={at === 0 ? 'step' : undefined}>
            {step}
          </li>
        ))}
      </ol>
    </aside>
  );
}

const SHIPPED = [
  'You confirm the shipping address.',
  "You choose shipping and pay on our payment provider's page, which shows the final total first.",
  'You get a confirmation here and by email.',
];
const DIGITAL = [
  'You review your order.',
  "You pay on our payment provider's page, which shows the final total first.",
  'You get your purchase and a confirmation, here and by email.',
];

function Lines({ lines, to }: { lines: CartLine[]; to: Place | null }) {
  const { place, ships, quote, standard, asking } = useCartQuote(lines, to);
  return (
    <>
      <ul className={styles.items}>
        {lines.map((line) => (
          <BoughtLine key={`${line.item.catalogId}/${line.item.catalogItemId}`} line={line} />
        ))}
      </ul>
      <CartTotals lines={lines} standard={standard} asking={asking} />
      {ships && place ? <QuoteBox place={place} known quote={quote} fixed /> : null}
    </>
  );
}

function BoughtLine({ line }: { line: CartLine }) {
  const { item, quantity } = line;
  return (
    <li>
      <ProductPicture image={item.image} alt="" sizes="64px" width={64} />
      <span>{withMeasures(item.title)}</span>
      <span className={styles.units}>
        {formatCount(quantity)} × {formatDollars(item.price)}
      </span>
      <span>{formatCents(lineCents(line))}</span>
    </li>
  );
}
