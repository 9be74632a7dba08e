import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../ui/error-state.tsx';
import { Waiting } from '../ui/spinner.tsx';
import { BuilderSubscriptionRow } from './builder-subscription-row.tsx';
import { builderSubscriptionsQuery } from './queries.ts';
import styles from './subscriptions.module.css';

/** Lists all subscription content, for staff to view and to refresh. */
export function BuilderSubscriptions() {
  const { data, isError, error, refetch } = useQuery(builderSubscriptionsQuery());
  return (
    <section className={styles.builder} aria-labelledby="administrator-options">
      <h2 id="administrator-options">Administrator Options:</h2>
      {data ? (
        data.length > 0 ? (
          <ul className={styles.builderList} aria-label="Builder subscriptions">
            {data.map((subscription) => (
              <BuilderSubscriptionRow
                key={subscription.SubscriptionId}
                subscription={subscription}
              />
            ))}
          </ul>
        ) : (
          <p className={styles.description}>No items are sold as subscriptions.</p>
        )
      ) : isError ? (
        <ErrorState
          title="We couldn't load the builder subscriptions"
          detail={error.message}
          onRetry={() => void refetch()}
        />
      ) : (
        <Waiting />
      )}
    </section>
  );
}
