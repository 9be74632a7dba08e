import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Block } from './block.tsx';
import { communityLinkQuery } from './community-queries.ts';
import { LinkQuestion } from './link-question.tsx';
import { LinkedAccount } from './linked-account.tsx';
import { NotLoaded } from './not-loaded.tsx';
import styles from './account.module.css';

const CODE = 'meld';

/**
 * Shows the customer's community account. With a link from the community, asks whether to link it.
 */
export function ChatLinkBlock() {
  const [params, setParams] = useSearchParams();
  const place = useRef<HTMLDivElement>(null);
  const code = params.get(CODE);

  function dropCode() {
    setParams(
      (now) => {
        now.delete(CODE);
        return now;
      },
      { replace: true },
    );
    place.current?.focus();
  }

  return (
    <Block title="Chat community">
      {code === null ? null : <LinkQuestion key={code} code={code} onDone={dropCode} />}
      <div ref={place} tabIndex={-1} className={styles.content}>
        <PresentLink asking={code !== null} onBroken={() => place.current?.focus()} />
      </div>
    </Block>
  );
}

function PresentLink({ asking, onBroken }: { asking: boolean; onBroken: () => void }) {
  const { data, isError, isFetching, refetch } = useQuery(communityLinkQuery());
  if (isError && !data) {
    return (
      <NotLoaded busy={isFetching} onRetry={() => void refetch()}>
        We couldn't check whether your account is linked.
      </NotLoaded>
    );
  }
  if (!data) return <p className={styles.text}>Loading...</p>;
  if (data.DiscordUsername !== null) {
    const { DiscordUsername: name, DiscordAvatar: picture } = data;
    return <LinkedAccount name={name} picture={picture} onBroken={onBroken} />;
  }
  if (asking) return null;
  return (
    <p className={styles.text}>
      Your account isn't linked. To link it, join our community channel and run the slash command{' '}
      <code>/meld</code>.
    </p>
  );
}
