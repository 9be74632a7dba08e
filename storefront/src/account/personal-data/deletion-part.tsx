import type { components } from '@spindle/sdk/schema';
import { replyOf } from '@spindle/sdk/errors';
import { shop } from '../../app/api.ts';
import { Button } from '../../ui/button.tsx';
import { useDialog } from '../../ui/dialog/dialog-context.ts';
import { formatShopDay } from '../../ui/format-date.ts';
import { useToldCall } from './use-told-call.ts';
import styles from '../account.module.css';

type Deletion = components['schemas']['AwaitedDeletion'];

/** Deletes the account after second thoughts, or takes that back. */
export function DeletionPart({ deletion }: { deletion: Deletion | null }) {
  return deletion ? <Awaited deletion={deletion} /> : <NotAsked />;
}

const CONFIRM = 'Delete account';

function NotAsked() {
  const dialog = useDialog();
  const { mutate, isPending } = useToldCall(() => replyOf(shop.POST('/api/user/delete')));
  async function ask(): Promise<void> {
    const answer = await dialog.open({
      kind: 'warn-question',
      title: 'Delete your account?',
      message:
        'Your subscriptions end, and all that we know of you is deleted, but for the orders, payments and invoices that tax law has us keep. For two weeks you can take it back.',
      buttons: ['Cancel', CONFIRM],
    });
    if (answer === CONFIRM) mutate();
  }
  return (
    <>
      <p className={styles.text}>
        Your account, addresses, messages and subscriptions can be deleted. A mail tells you until
        when you can take it back.
      </p>
      <Button busy={isPending} onClick={() => void ask()}>
        Delete my account
      </Button>
    </>
  );
}

function Awaited({ deletion: { until, waitsFor } }: { deletion: Deletion }) {
  const { mutate, isPending } = useToldCall(() => replyOf(shop.DELETE('/api/user/delete')));
  return (
    <>
      <p className={styles.count}>Your account will be deleted on {formatShopDay(until)}.</p>
      {waitsFor === null ? null : <p className={styles.text}>{waitsFor}</p>}
      <Button look="strong" busy={isPending} onClick={() => mutate()}>
        Keep my account
      </Button>
    </>
  );
}
