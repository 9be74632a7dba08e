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
  ['Shipping and tax', 'Calculated on the payment page from your address, before you pay.'],
  ['Payment', 'On a hosted payment page. Your card number never reaches this shop.'],
  ['Changes', 'Cancel a pending order yourself; the money goes back the way it came.'],
  ['Returns', 'Within 30 days of the order, any number of units, from your orders page.'],
] as const;

/** What somebody who does not know the shop yet wants to know before paying. */
export function HowBuyingWorks() {
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
      </dl>
    </section>
  );
}
