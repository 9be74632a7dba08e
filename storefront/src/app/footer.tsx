import { Link } from 'react-router-dom';
import { Logo } from './logo.tsx';
import styles from './footer.module.css';

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <div className={styles.about}>
          <Logo />
          <p>Machine parts for people who build their own CNC.</p>
        </div>
        <dl className={styles.terms}>
          <div>
            <dt>Prices</dt>
            <dd>
              US dollars. Shipping and tax are calculated on the payment page, before you pay.
            </dd>
          </div>
          <div>
            <dt>Stock</dt>
            <dd>Counted, not estimated. Units are held for you while you pay.</dd>
          </div>
          <div>
            <dt>Returns</dt>
            <dd>
              30 days, per unit, from your <Link to="/ui/orders">orders</Link>.
            </dd>
          </div>
        </dl>
      </div>
    </footer>
  );
}
