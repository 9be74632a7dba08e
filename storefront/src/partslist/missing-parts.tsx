import { useQueries } from '@tanstack/react-query';
import { itemQuery } from '../catalog/queries.ts';
import { Button } from '../ui/button.tsx';
import { formatDollars } from '../ui/format-money.ts';
import { addPart } from './own-parts.ts';
import { missingParts, type PartLine } from './parts.ts';
import { Link } from '../ui/link.tsx';
import { Sale } from '../ui/price.tsx';
import styles from './missing-parts.module.css';
import { withMeasures } from '../ui/measures.ts';

/**
 * Lists parts that others need and that aren't in the list. In the user's own list, a click adds
 * them.
 */
export function MissingParts({ lines, own }: { lines: readonly PartLine[]; own: boolean }) {
  const missing = missingParts(lines);
  const items = useQueries({
    queries: missing.map(({ catalogId, catalogItemId }) =>
      itemQuery(catalogId, catalogItemId, 'public'),
    ),
    combine: (results) => results.map(({ data }) => data),
  });
  const displayed = missing.flatMap((part, at) => {
    const item = items[at];
    return item ? [{ ...part, item }] : [];
  });
  if (displayed.length === 0) return null;
  return (
    <section className={styles.missing} aria-labelledby="missing-parts">
      <h2 id="missing-parts">Missing from this list</h2>
      <ul>
        {displayed.map(({ item, neededBy, reason }) => (
          <li key={`${item.catalogId}/${item.catalogItemId}`}>
            <p>
              <Link to={`/ui/shop/${item.catalogId}/${item.catalogItemId}`}>
                {withMeasures(item.title)}
              </Link>
              , {formatDollars(item.price)} <Sale of={item} />
              <span className={styles.why}>
                Needed by {withMeasures(neededBy.join(' and '))}
                {reason === undefined ? null : withMeasures(`: ${reason}`)}
              </span>
            </p>
            {own ? (
              <Button aria-label={`Add to the list: ${item.title}`} onClick={() => addPart(item)}>
                Add to the list
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
