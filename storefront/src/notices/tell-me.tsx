import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { rememberAddress } from '../app/return-address.ts';
import { useSession } from '../app/session.ts';
import { itemKey } from '../catalog/item-key.ts';
import type { CatalogItem } from '../catalog/queries.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './notices.module.css';
import { useNotice } from './use-notice.ts';

/** What somebody wanted to be told of before they had signed in. */
const WANTED = 'wanted-notice';

/** Asks for a mail about an item, or takes that back; who has to sign in finds it done afterwards. */
export function TellMe({ item }: { item: CatalogItem }) {
  const { status } = useSession();
  const { waits, busy, want } = useNotice(item);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const key = itemKey(item);

  useEffect(() => {
    if (status !== 'customer' || sessionStorage.getItem(WANTED) !== key) return;
    sessionStorage.removeItem(WANTED);
    want(true);
  }, [status, key, want]);

  if (status === 'customer' && waits) {
    return (
      <>
        <span className={styles.told} role="status">
          <Icon name="check" />
          We will tell you
        </span>
        <Button
          look="quiet"
          busy={busy}
          aria-label={`No, thank you: ${item.title}`}
          onClick={() => want(false)}
        >
          No, thank you
        </Button>
      </>
    );
  }
  return (
    <Button
      busy={busy || (status === 'customer' && waits === undefined)}
      aria-label={`Tell me when it is here: ${item.title}`}
      onClick={() => {
        if (status === 'customer') return want(true);
        sessionStorage.setItem(WANTED, key);
        rememberAddress(pathname + search);
        void navigate('/ui/signin');
      }}
    >
      Tell me when it is here
    </Button>
  );
}
