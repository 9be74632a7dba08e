import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import styles from './loading-bar.module.css';

/**
 * A bar at the top of the window while something loads for the first time or changes. It appears
 * after 300 ms.
 */
export function LoadingBar() {
  const first = useIsFetching({ predicate: (query) => query.state.data === undefined });
  const changes = useIsMutating();
  return first + changes > 0 ? (
    <div className={styles.bar} role="status" aria-label="Loading" />
  ) : null;
}
