import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { type ItemKey } from '../catalog/item-key.ts';
import { clearCompared, comparePath, MAX_COMPARED } from './compared-items.ts';
import styles from './compare-bar.module.css';

/** Shows how many items are selected, with a link to compare them. */
export function CompareBar({ keys }: { keys: readonly ItemKey[] }) {
  return (
    <div className={styles.bar} role="group" aria-label="Compare">
      <span role="status">
        {keys.length} of {MAX_COMPARED} selected
      </span>
      <LinkButton look="strong" to={comparePath(keys)}>
        Compare
      </LinkButton>
      <Button look="quiet" onClick={clearCompared}>
        Clear
      </Button>
    </div>
  );
}
