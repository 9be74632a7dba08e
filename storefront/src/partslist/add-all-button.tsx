import { useSession } from '../session/session.ts';
import { Button } from '../ui/button.tsx';
import { formatCount } from '../ui/format-count.ts';
import { Icon } from '../ui/icon.tsx';
import { AddedOutcome } from './added-outcome.tsx';
import type { PartLine } from './parts.ts';
import { useAddAll } from './use-add-all.ts';
import styles from './parts-page.module.css';

/** Adds the whole list to the cart and, line by line, says what could not be added. */
export function AddAllButton({ lines }: { lines: readonly PartLine[] }) {
  const { addAll, busy, done, added } = useAddAll(lines);
  const { status } = useSession();
  return (
    <>
      <Button look="primary" wide busy={busy && lines.length > 0} onClick={addAll}>
        {busy ? null : <Icon name="cart" />}
        {done === null
          ? 'Add all to cart'
          : `Adding ${formatCount(done + 1)} of ${formatCount(lines.length)}`}
      </Button>
      {status === 'visitor' ? (
        <p className={styles.note}>Sign in to add these to your cart.</p>
      ) : null}
      <div role="status" className={styles.status}>
        {added && done === null ? <AddedOutcome added={added} /> : null}
      </div>
    </>
  );
}
