import { useReturnPeriod } from '../shop/use-return-period.ts';
import { phoneUrl } from '../content/phone-url.ts';
import { Link } from '../ui/link.tsx';
import { capitalize } from '../ui/sentence.ts';
import { useConfig } from '../shop/config.ts';
import { FOOTER_ID } from './footer-id.ts';
import { FooterPages } from './footer-pages.tsx';
import { Logo } from './logo.tsx';
import { optionalPart } from '../page-parts/optional-part.tsx';
import { useSettled } from '../page-parts/use-settled.ts';
import styles from './footer.module.css';

// Specific to this browser, so it loads after the page.
const SlashChoice = optionalPart(
  async () => (await import('../search/slash-choice.tsx')).SlashChoice,
);

export function Footer() {
  const { company } = useConfig();
  const returns = useReturnPeriod();
  const settled = useSettled();
  return (
    <footer className={styles.footer} id={FOOTER_ID}>
      <div className={styles.row}>
        <div className={styles.about}>
          <Logo />
          <p>Parts for people who build their own CNC machines.</p>
          {company?.address ? (
            <p>
              {company.name}, {company.address}
            </p>
          ) : null}
          {company?.email ? <a href={`mailto:${company.email}`}>{company.email}</a> : null}
          {company?.phone ? <a href={phoneUrl(company.phone)}>{company.phone}</a> : null}
          <div className={styles.choice}>{settled ? <SlashChoice /> : null}</div>
        </div>
        <dl className={styles.terms}>
          <div>
            <dt>Prices</dt>
            <dd>
              In US dollars. See shipping costs on each item and in the cart, and tax before you
              pay.
            </dd>
          </div>
          <div>
            <dt>Stock</dt>
            <dd>Counted, not estimated. We reserve your items while you pay.</dd>
          </div>
          {returns === null ? null : (
            <div>
              <dt>Returns</dt>
              <dd>
                {capitalize(returns)}, from your <Link to="/ui/orders">orders</Link>.
              </dd>
            </div>
          )}
        </dl>
        <FooterPages />
      </div>
    </footer>
  );
}
