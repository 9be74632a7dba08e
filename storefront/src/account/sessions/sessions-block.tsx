import { useQuery } from '@tanstack/react-query';
import { Block } from '../block.tsx';
import { NotLoaded } from '../not-loaded.tsx';
import { SessionCard } from './session-card.tsx';
import { sessionsQuery } from './sessions-query.ts';
import account from '../account.module.css';
import styles from './sessions.module.css';

/** Lists the browsers where the user is signed in, and signs them out. */
export function SessionsBlock() {
  const { data, isError, isFetching, refetch } = useQuery(sessionsQuery());
  return (
    <Block title="Where you're signed in">
      {isError && !data ? (
        <NotLoaded busy={isFetching} onRetry={() => void refetch()}>
          We couldn't load your sessions.
        </NotLoaded>
      ) : data === undefined ? (
        <p>Loading...</p>
      ) : (
        <>
          <p className={account.text}>
            If you don't recognize a browser, sign it out and change your password.
          </p>
          <ul className={styles.list}>
            {data.sessions.map((session) => (
              <li key={session.id}>
                <SessionCard session={session} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Block>
  );
}
