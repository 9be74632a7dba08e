import { useReturnPeriod } from '../shop/use-return-period.ts';
import { capitalize } from '../ui/sentence.ts';
import styles from './home-page.module.css';

const STEPS = [
  [
    'Stock',
    "Each item shows how many units you can buy now. Units reserved for other customers aren't counted.",
  ],
  ['Checkout', 'We reserve your items while the payment page is open.'],
  [
    'Shipping and tax',
    'See the shipping cost and date on each item and in the cart. The payment page shows tax before you pay.',
  ],
  ['Payment', "On our payment provider's page. We never see your card number."],
  [
    'Changes',
    'You can cancel a pending order. We refund the full amount to your original payment method.',
  ],
] as const;

/** Answers questions that new customers have before they pay. */
export function HowBuyingWorks() {
  const returns = useReturnPeriod();
  return (
    <section className={styles.section} aria-labelledby="buying">
      <h2 id="buying">How ordering works</h2>
      <dl className={styles.steps}>
        {STEPS.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        {returns === null ? null : (
          <div>
            <dt>Returns</dt>
            <dd>{capitalize(returns)}, in any quantity, from your orders page.</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
