import { DELETION_GRACE_DAYS } from '@spindle/sdk/domain/account/deletion';
import type { components } from '@spindle/sdk/schema';
import { replyOf } from '@spindle/sdk/errors';
import { shop } from '../../shop/api.ts';
import { Button } from '../../ui/button.tsx';
import { useDialog } from '../../ui/dialog/dialog-context.ts';
import { useShopTime } from '../../ui/shop-time.ts';
import { useReportedCall } from './use-reported-call.ts';
import styles from '../account.module.css';

type Deletion = components['schemas']['AwaitedDeletion'];

/** Deletes the account after a waiting period, or cancels the deletion. */
export function DeletionPart({ deletion }: { deletion: Deletion | null }) {
  return deletion ? <PendingDeletion deletion={deletion} /> : <NotRequested />;
}

const CONFIRM = 'Delete account';
const gracePeriodText = `You have ${DELETION_GRACE_DAYS} days to change your mind`;

function NotRequested() {
  const dialog = useDialog();
  const { mutate, isPending } = useReportedCall(() => replyOf(shop.POST('/api/user/delete')));
  async function ask(): Promise<void> {
    const answer = await dialog.open({
      kind: 'danger-question',
      title: 'Delete your account?',
      message: `Your subscriptions end and we delete everything we know about you, except the orders, payments and invoices that tax law requires us to keep. ${gracePeriodText}. After that, nothing can be restored.`,
      buttons: ['Cancel', CONFIRM],
    });
    if (answer === CONFIRM) mutate();
  }
  return (
    <>
      <p className={styles.text}>
        Delete your account, including your addresses, messages and subscriptions. {gracePeriodText}
        .
      </p>
      <Button look="danger" busy={isPending} onClick={() => void ask()}>
        Delete my account
      </Button>
    </>
  );
}

function PendingDeletion({ deletion: { until, waitsFor } }: { deletion: Deletion }) {
  const time = useShopTime();
  const { mutate, isPending } = useReportedCall(() => replyOf(shop.DELETE('/api/user/delete')));
  return (
    <>
      <p className={styles.count}>Your account will be deleted on {time.day(until)}.</p>
      {waitsFor === null ? null : <p className={styles.text}>{waitsFor}</p>}
      <Button look="strong" busy={isPending} onClick={() => mutate()}>
        Keep my account
      </Button>
    </>
  );
}
