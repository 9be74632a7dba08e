import { useEffect } from 'react';
import type { CatalogItem } from '../catalog/queries.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './notices.module.css';
import { useNotice } from './use-notice.ts';
import { popNoticeRequest } from './notice-request.ts';

/**
 * Requests an email about an item, or cancels the request. After a sign-in for this purpose, sends
 * the request right away.
 */
export function NotifyMe({ item }: { item: CatalogItem }) {
  const { waits, busy, want } = useNotice(item);

  useEffect(() => {
    if (popNoticeRequest(item)) want(true);
  }, [item, want]);

  if (waits) {
    return (
      <>
        <span className={styles.told} role="status">
          <Icon name="check" />
          We'll email you
        </span>
        <Button
          look="quiet"
          busy={busy}
          aria-label={`Cancel notification: ${item.title}`}
          onClick={() => want(false)}
        >
          Cancel notification
        </Button>
      </>
    );
  }
  return (
    <Button busy={busy} aria-label={`Notify me: ${item.title}`} onClick={() => want(true)}>
      Notify me
    </Button>
  );
}
