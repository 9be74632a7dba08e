import { ShopError } from '@spindle/sdk/errors';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { MemberPicture } from '../community/member-picture.tsx';
import { Button } from '../ui/button.tsx';
import { linkPreviewQuery } from './community-queries.ts';
import { useLinkAccount } from './use-link-account.ts';
import accountStyles from './account.module.css';
import styles from './chat-link.module.css';

/** Shows which community account a link belongs to, so that nobody links a stranger's. */
export function LinkQuestion({ code, onDone }: { code: string; onDone: () => void }) {
  const preview = useQuery(linkPreviewQuery(code));
  const link = useLinkAccount(code, onDone);
  const name = preview.data?.DiscordUsername ?? null;

  if (preview.isError) {
    // An invalid link stays invalid. Other errors may be temporary.
    const isFinal = preview.error instanceof ShopError && preview.error.status === 404;
    return (
      <div className={styles.question} role="alert">
        <p>{preview.error.message}</p>
        {isFinal ? (
          <Button onClick={onDone}>OK</Button>
        ) : (
          <div className={styles.buttons}>
            <Button busy={preview.isFetching} onClick={() => void preview.refetch()}>
              Try again
            </Button>
            <Button onClick={onDone}>Cancel</Button>
          </div>
        )}
      </div>
    );
  }
  if (name === null) return <p className={accountStyles.text}>Checking the link...</p>;
  return (
    <Question name={name}>
      <div className={styles.linked}>
        <MemberPicture
          name={name}
          src={preview.data?.DiscordAvatar ?? null}
          size={56}
          alt={`Profile picture of ${name}`}
        />
        <p className={styles.name}>{name}</p>
      </div>
      <p className={accountStyles.text}>
        Only link your own account. Your purchases give that account its roles.
      </p>
      <div className={styles.buttons}>
        <Button look="strong" busy={link.busy} onClick={link.confirm}>
          Link account
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </Question>
  );
}

/** Moves the focus to its heading, because people come to this page to answer it. */
function Question({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [name]);
  return (
    <div className={styles.question} role="group" aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        Is this your community account?
      </h3>
      {children}
    </div>
  );
}
