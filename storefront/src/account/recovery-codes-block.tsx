import { replyOf } from '@spindle/sdk/errors';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { shop } from '../shop/api.ts';
import { RecoveryCodes } from '../identity/recovery-codes.tsx';
import { Block } from './block.tsx';
import { FreshCodeForm } from './fresh-code-form.tsx';
import { NotLoaded } from './not-loaded.tsx';
import { recoveryCodesLeftQuery } from './queries.ts';
import styles from './account.module.css';

/** Shows how many codes are left, and creates ten new ones in exchange for a fresh code. */
export function RecoveryCodesBlock() {
  const client = useQueryClient();
  const [codes, setCodes] = useState<string[] | null>(null);

  return (
    <Block title="Recovery codes">
      {codes ? (
        <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />
      ) : (
        <>
          <CodesLeft />
          <p className={styles.text}>
            Each code signs you in once without your phone. New codes replace the old ones.
          </p>
          <FreshCodeForm
            label="Current authenticator code"
            action="Create new recovery codes"
            recovery
            quiet
            call={(authCode) =>
              replyOf(shop.POST('/api/user/recoveryCodes', { body: { authCode } }))
            }
            onSuccess={({ RecoveryCodes: made }) => {
              setCodes(made ?? null);
              void client.invalidateQueries({ queryKey: recoveryCodesLeftQuery().queryKey });
            }}
          />
        </>
      )}
    </Block>
  );
}

function CodesLeft() {
  const { data, isError, isFetching, refetch } = useQuery(recoveryCodesLeftQuery());
  if (isError && !data) {
    return (
      <NotLoaded busy={isFetching} onRetry={() => void refetch()}>
        We couldn't load the number of codes left.
      </NotLoaded>
    );
  }
  return <p className={styles.count}>{data ? `${data.Left} of 10 left` : 'Counting...'}</p>;
}
