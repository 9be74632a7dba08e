import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { useShopTime } from '../../ui/shop-time.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { SignedInBrowser } from './sessions-query.ts';
import { useEndSession } from './use-end-session.ts';
import styles from './sessions.module.css';

/**
 * Shows a signed-in browser. The current one has no button, since signing out is available
 * everywhere.
 */
export function SessionCard({ session }: { session: SignedInBrowser }) {
  const time = useShopTime();
  const { device, place, current, createdAt, lastSeenAt } = session;
  const { ask, busy } = useEndSession(session);
  return (
    <div className={styles.card}>
      <div className={styles.facts}>
        <p className={styles.device}>{device}</p>
        <p className={styles.hint}>
          From {place}, signed in <time dateTime={createdAt}>{time.dateTime(createdAt)}</time>
          {current ? null : (
            <>
              , last active <time dateTime={lastSeenAt}>{time.dateTime(lastSeenAt)}</time>
            </>
          )}
        </p>
      </div>
      {current ? (
        <Chip>This browser</Chip>
      ) : (
        <Button busy={busy} onClick={ask}>
          Sign out <VisuallyHidden>{`${device}, ${time.dateTime(createdAt)}`}</VisuallyHidden>
        </Button>
      )}
    </div>
  );
}
