import { MAX_PASSKEYS } from '@spindle/sdk/domain/identity/passkeys';
import { useQuery } from '@tanstack/react-query';
import { hasPasskeys } from '../../identity/passkeys/ask-device.ts';
import { Block } from '../block.tsx';
import { NotLoaded } from '../not-loaded.tsx';
import accountStyles from '../account.module.css';
import { AddPasskeyForm } from './add-passkey-form.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { passkeysQuery, type Passkey } from './passkeys-query.ts';
import styles from './passkeys.module.css';

/** Manages passkeys, which replace typed codes with a fingerprint, a face or a key. */
export function PasskeysBlock() {
  const { data, isError, isFetching, refetch } = useQuery(passkeysQuery());
  return (
    <Block title="Passkeys">
      {isError && !data ? (
        <NotLoaded busy={isFetching} onRetry={() => void refetch()}>
          We couldn't load your passkeys.
        </NotLoaded>
      ) : data === undefined ? (
        <p>Loading...</p>
      ) : (
        <Saved passkeys={data.passkeys} />
      )}
    </Block>
  );
}

function Saved({ passkeys }: { passkeys: Passkey[] }) {
  return (
    <>
      {passkeys.length === 0 ? (
        <p className={accountStyles.text}>
          Sign in with your fingerprint, face or PIN, without a password or code.
        </p>
      ) : (
        <ul className={styles.list}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} {...passkey} />
          ))}
        </ul>
      )}
      {!hasPasskeys() ? (
        <p className={accountStyles.text}>This browser doesn't support passkeys.</p>
      ) : passkeys.length < MAX_PASSKEYS ? (
        <AddPasskeyForm />
      ) : (
        <p className={accountStyles.text}>
          You have {MAX_PASSKEYS} passkeys, the maximum. Remove one to add another.
        </p>
      )}
    </>
  );
}
