import { useSession } from '../app/session.ts';
import { Button } from '../ui/button.tsx';
import { formatCount } from '../ui/format-count.ts';
import { Icon } from '../ui/icon.tsx';
import type { Added } from './add-all.ts';
import type { PartLine } from './parts.ts';
import { useAddAll } from './use-add-all.ts';
import { Link } from '../ui/link.tsx';
import styles from './parts-page.module.css';

/** The list as a whole into the cart, and what of it could not be added, line by line. */
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
        <p className={styles.note}>You sign in first; then it goes on by itself.</p>
      ) : null}
      <div role="status" className={styles.status}>
        {added && done === null ? <Outcome added={added} /> : null}
      </div>
    </>
  );
}

function Outcome({ added: { lines, lacking } }: { added: Added }) {
  return (
    <>
      <p>
        {lines === 0
          ? 'Nothing was added to your cart.'
          : `${formatCount(lines)} ${lines === 1 ? 'part is' : 'parts are'} in your cart now. `}
        {lines > 0 ? <Link to="/ui/cart">Go to the cart</Link> : null}
      </p>
      {lacking.length > 0 ? (
        <>
          <p>Not added, or not all of it:</p>
          <ul className={styles.lacking}>
            {lacking.map(({ title, why }) => (
              <li key={title}>
                <strong>{title}</strong>: {why.replace(/\.$/, '')}.
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  );
}
