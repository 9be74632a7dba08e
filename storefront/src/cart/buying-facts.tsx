import { pagePath } from '@spindle/sdk/domain/content/written-pages';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useConfig } from '../shop/config.ts';
import { useReturnPeriod } from '../shop/use-return-period.ts';
import { pageLinksQuery } from '../content/page-links-query.ts';
import { Facts } from '../ui/facts.tsx';
import { formatCount } from '../ui/format-count.ts';
import { Link } from '../ui/link.tsx';
import { capitalize } from '../ui/sentence.ts';
import styles from './buying-facts.module.css';

/**
 * Shows what customers want to know before they pay: facts from the shop's settings, and links to
 * pages with more. `ships` is true if anything in the cart is shipped.
 */
export function BuyingFacts({ ships }: { ships: boolean }) {
  const { company, shipWithinWorkingDays: days } = useConfig();
  const returns = useReturnPeriod();
  const pages = useQuery(pageLinksQuery()).data ?? [];
  const linked = (text: string, elementId: string) => (
    <Linked text={text} page={pages.find((page) => page.elementId === elementId)} />
  );
  const facts: [string, ReactNode][] = [
    ['Ships', ships && days !== undefined ? linked(leavesWithin(days), 'delivery') : null],
    ['Returns', ships && returns !== null ? linked(`${capitalize(returns)}.`, 'returns') : null],
    ['Payment', linked("On our payment provider's page. We never see your card number.", 'terms')],
    ['Invoice', 'A PDF with your order.'],
    [
      'Questions',
      company ? (
        <>
          {company.email === null ? null : <a href={`mailto:${company.email}`}>{company.email}</a>}{' '}
          <Link to="/ui/support">Ask us</Link>
        </>
      ) : null,
    ],
  ];
  return (
    <section className={styles.facts} aria-label="Good to know">
      <h2>Good to know</h2>
      <Facts facts={facts} />
    </section>
  );
}

function Linked({
  text,
  page,
}: {
  text: string;
  page: { elementId: string; title: string } | undefined;
}) {
  return (
    <>
      {text} {page ? <Link to={pagePath(page.elementId)}>{page.title}</Link> : null}
    </>
  );
}

function leavesWithin(days: number): string {
  if (days === 0) return 'The day you pay.';
  return `Within ${formatCount(days)} business ${days === 1 ? 'day' : 'days'} of your payment.`;
}
