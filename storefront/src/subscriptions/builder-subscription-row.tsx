import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { BuilderSubscription } from './queries.ts';
import { useOpenContent } from './use-open-content.ts';
import { useRefreshCdn } from './use-refresh-cdn.ts';
import styles from './subscriptions.module.css';

export function BuilderSubscriptionRow({ subscription }: { subscription: BuilderSubscription }) {
  const { SubscriptionId, catalogTitle, title } = subscription;
  const refresh = useRefreshCdn(subscription);
  const content = useOpenContent({ shelf: 'builder', subscriptionId: SubscriptionId });
  const label = `Refresh ${title} in CDN`;
  return (
    <li className={styles.builderRow}>
      <span className={styles.builderName}>
        <span className={styles.title}>{title}</span>
        <span className={styles.catalog}>{catalogTitle}</span>
      </span>
      <Button
        look="icon"
        aria-label={label}
        title={label}
        busy={refresh.busy}
        onClick={refresh.ask}
      >
        {refresh.busy ? null : <Icon name="refresh" />}
      </Button>
      <Button aria-label={`Open ${title}`} busy={content.busy} onClick={content.open}>
        Open
      </Button>
    </li>
  );
}
