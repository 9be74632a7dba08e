import { useHead } from '../page-parts/head.tsx';
import { useSession } from '../session/session.ts';
import { PageTitle } from '../page-parts/page-title.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Waiting } from '../ui/spinner.tsx';
import { PaymentReturnNotice } from './payment-return-notice.tsx';
import { BuilderSubscriptions } from './builder-subscriptions.tsx';
import { PortalLinkButton } from './portal-link-button.tsx';
import { SubscriptionRow } from './subscription-row.tsx';
import type { Arrival } from './arrival.ts';
import { useArrival } from './use-arrival.ts';
import { useMySubscriptions } from './use-my-subscriptions.ts';
import styles from './subscriptions.module.css';
import { Button } from '../ui/button.tsx';

/** Lists the customer's subscriptions and, for staff, the content they may also open. */
export function SubscriptionsView() {
  useHead({ title: 'Subscriptions', unlisted: true });
  const { extended } = useSession();
  const list = useMySubscriptions();
  const { arrival, subscriptionId, ask } = useArrival(list);

  return (
    <>
      <PageTitle
        title="Subscriptions"
        text="Manage your plan on our payment provider's site."
        tools={
          list.data?.length ? (
            <PortalLinkButton look="secondary">Manage subscription</PortalLinkButton>
          ) : null
        }
      />
      {arrival !== null && subscriptionId !== null ? (
        <PaymentReturnNotice arrival={arrival} subscriptionId={subscriptionId} onAsk={ask} />
      ) : null}
      {list.data?.length ? (
        <ul className={styles.list} aria-label="Your subscriptions">
          {list.data.map((subscription) => (
            <SubscriptionRow key={subscription.SubscriptionId} subscription={subscription} />
          ))}
        </ul>
      ) : list.isPending ? (
        <Waiting />
      ) : leadsNowhere(arrival) ? (
        <EmptyState title="You have no active subscriptions...">
          {list.isError ? (
            <LoadFailure busy={list.isFetching} onRetry={() => void list.refetch()} />
          ) : (
            <>
              <p>Your subscriptions will appear here.</p>
              <LinkButton to="/ui/shop">Go to the shop</LinkButton>
            </>
          )}
        </EmptyState>
      ) : null}
      {extended ? <BuilderSubscriptions /> : null}
    </>
  );
}

/** Returns whether a payment's status means that no subscription will be added to the list. */
function leadsNowhere(arrival: Arrival): boolean {
  return arrival === null || ['OPEN', 'EXPIRED', 'FAILED'].includes(arrival.state);
}

/** Shown for an empty list that may be incomplete because loading failed. */
function LoadFailure({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  return (
    <>
      <p>We couldn't load your subscriptions right now.</p>
      <Button busy={busy} onClick={onRetry}>
        Try again
      </Button>
    </>
  );
}
