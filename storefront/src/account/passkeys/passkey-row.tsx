import { replyOf } from '@spindle/sdk/errors';
import { shop } from '../../shop/api.ts';
import { Button } from '../../ui/button.tsx';
import { useDialog } from '../../ui/dialog/dialog-context.ts';
import { useShopTime } from '../../ui/shop-time.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { Passkey } from './passkeys-query.ts';
import { usePasskeyCall } from './use-passkey-call.ts';
import styles from './passkeys.module.css';

const CONFIRM = 'Remove passkey';

/** Shows a passkey with a button to remove it. */
export function PasskeyRow({ id, name, createdAt, lastUsedAt }: Passkey) {
  const dialog = useDialog();
  const time = useShopTime();
  const { send, busy } = usePasskeyCall(() =>
    replyOf(shop.DELETE('/api/user/passkeys/{id}', { params: { path: { id } } })),
  );

  async function ask(): Promise<void> {
    const answer = await dialog.open({
      kind: 'warn-question',
      title: 'Remove this passkey?',
      message: `You won't be able to sign in with ${name} again.`,
      buttons: ['Cancel', CONFIRM],
    });
    if (answer === CONFIRM) send(undefined);
  }

  const used = lastUsedAt === null ? 'never used' : `last used ${time.day(lastUsedAt)}`;
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.dates}>
          Added {time.day(createdAt)}, {used}
        </p>
      </div>
      <Button look="quiet" busy={busy} onClick={() => void ask()}>
        Remove <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
    </li>
  );
}
