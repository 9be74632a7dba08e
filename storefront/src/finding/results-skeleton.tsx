import { ItemCardSkeleton, ItemGrid } from '../offers/item-grid.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { classes } from '../ui/classes.ts';
import styles from './results.module.css';

/** Reserves the space of the filters and the first items. */
export function ResultsSkeleton() {
  return (
    <div className={classes(styles.results, styles.awaited)}>
      <div className={styles.pending} />
      <div className={styles.found} role="status">
        <div className={styles.bar}>
          <VisuallyHidden>Searching, please wait...</VisuallyHidden>
        </div>
        <ItemGrid>
          {[1, 2, 3, 4, 5, 6].map((place) => (
            <ItemCardSkeleton key={place} />
          ))}
        </ItemGrid>
      </div>
    </div>
  );
}
