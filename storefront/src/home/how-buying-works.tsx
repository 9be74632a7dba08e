import { useReturnPeriod } from '../shop/use-return-period.ts';
import { capitalised } from '../ui/sentence.ts';
import styles from './home-page.module.css';

const STEPS = [
  [
    'Stock',
    'The number on an item is the number of units you can buy, less those others are paying for.',
  ],
  [
    'Checkout',
    'Starting to pay reserves your units. They stay yours until you have paid or left the payment page.',
  ],
  [
    'Shipping and tax',
    'Shipping is quoted with the item and in the cart, price and day. Tax is calculated on the payment page, before you pay.',
  ],
  ['Payment', 'On a hosted payment page. Your card number never reaches this shop.'],
  ['Changes', 'Cancel a pending order yourself; the money goes back the way it came.'],
] as const;

/** What somebody who does not know the shop yet wants to know before paying. */
export function HowBuyingWorks() {
  const returns = useReturnPeriod();
  return (
    <section className={styles.section} aria-labelledby="buying">
      <h2 id="buying">How buying works</h2>
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
            <dd>{capitalised(returns)}, any number of units, from your orders page.</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
