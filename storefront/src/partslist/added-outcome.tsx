import { formatCount } from '../ui/format-count.ts';
import { Link } from '../ui/link.tsx';
import type { Added } from './add-all.ts';
import styles from './added-outcome.module.css';
import { withMeasures } from '../ui/measures.ts';

/** Says how much of a list was added to the cart and, line by line, what was not. */
export function AddedOutcome({ added: { lines, lacking } }: { added: Added }) {
  return (
    <>
      <p>
        {lines === 0
          ? 'Nothing was added to your cart.'
          : `${formatCount(lines)} ${lines === 1 ? 'part' : 'parts'} added to your cart. `}
        {lines > 0 ? <Link to="/ui/cart">Go to the cart</Link> : null}
      </p>
      {lacking.length > 0 ? (
        <>
          <p>Not added or only partly added:</p>
          <ul className={styles.lacking}>
            {lacking.map(({ title, why }) => (
              <li key={title}>
                <strong>{withMeasures(title)}</strong>: {why.replace(/\.$/, '')}.
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  );
}
