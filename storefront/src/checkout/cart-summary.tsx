import { AlertLine } from '../ui/alert-line.tsx';
import { Button } from '../ui/button.tsx';
import { QuoteBox } from './quote/quote-box.tsx';
import { useCartQuote } from './quote/use-cart-quote.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { BuyingFacts } from '../cart/buying-facts.tsx';
import { isDigital, checkoutRejection } from '../cart/cart-status.ts';
import { CartTotals } from './cart-totals.tsx';
import { DiscountCode } from '../cart/discount-code.tsx';
import type { CartLine } from '../cart/queries.ts';
import { useCartSums } from '../cart/use-cart-sums.ts';
import styles from './cart-summary.module.css';

/**
 * Shows what the cart costs so far, what is still to be added, and the button to continue or why it
 * is disabled.
 */
export function CartSummary({ lines }: { lines: CartLine[] }) {
  const { sums } = useCartSums();
  const { place, known, quote, ships, standard, asking } = useCartQuote(lines);
  const rejection = checkoutRejection(lines) ?? sums?.codeRefusal?.Reason ?? null;
  return (
    <div className={styles.beside}>
      <section className={styles.summary} aria-label="Total">
        <CartTotals lines={lines} standard={standard} asking={asking} />
        {ships ? <QuoteBox place={place} known={known} quote={quote} /> : null}
        {sums ? <DiscountCode sums={sums} /> : null}
        {rejection === null ? (
          <>
            <LinkButton look="primary" wide to="/ui/address">
              Checkout
            </LinkButton>
            <p className={styles.note}>
              Next: {isDigital(lines) ? 'review your order' : 'enter your shipping address'}. You
              pay after that.
            </p>
          </>
        ) : (
          <>
            <Button look="primary" wide disabled>
              Checkout
            </Button>
            <AlertLine>{rejection}</AlertLine>
          </>
        )}
      </section>
      <BuyingFacts ships={!isDigital(lines)} />
    </div>
  );
}
