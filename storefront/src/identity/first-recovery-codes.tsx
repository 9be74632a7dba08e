import { useQueryClient } from '@tanstack/react-query';
import { reloadUser } from '../session/session.ts';
import { useDialog } from '../ui/dialog/dialog-context.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './sign-in.module.css';

/** The last step before the shop for users who have just enrolled an authenticator. */
export function FirstRecoveryCodes({
  codes,
  onDone,
}: {
  codes: readonly string[];
  onDone: () => void;
}) {
  const client = useQueryClient();
  const dialog = useDialog();

  async function proceed() {
    try {
      await reloadUser(client);
      onDone();
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      await dialog.open({ kind: 'error', title: 'ERROR', message: error.message });
    }
  }

  return (
    <section className={styles.form} aria-labelledby="enrolled-title">
      <h1 id="enrolled-title">Your authenticator is set up</h1>
      <RecoveryCodes codes={codes} onKept={() => void proceed()} />
    </section>
  );
}
