import { MAX_LINES } from '@spindle/sdk/domain/partslist/parts-list';
import { useState } from 'react';
import type { CatalogItem } from '../catalog/queries.ts';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { addPart, isSamePart, useOwnParts, type PartKey } from './own-parts.ts';
import { Link } from '../ui/link.tsx';
import styles from './add-to-parts.module.css';

/**
 * Adds one unit of an item to the browser's parts list, stays on the page and says so. `icon` is
 * for table rows, which have no space for text. Renders nothing if the item can't go into a cart.
 */
export function AddToParts({
  item,
  look = 'quiet',
}: {
  item: PartKey & Pick<CatalogItem, 'title' | 'subscription' | 'expired'>;
  look?: 'quiet' | 'icon';
}) {
  const { items } = useOwnParts();
  const [rejected, setRejected] = useState(false);
  const units = items.find((one) => isSamePart(one, item))?.quantity ?? 0;
  if (item.subscription || item.expired) return null;
  const name = `Add to parts list: ${item.title}`;
  return (
    // A form, so that the button works before JavaScript has loaded, and without it.
    <form
      className={classes(styles.add, look === 'icon' && styles.small)}
      action="/ui/build"
      onSubmit={(event) => {
        event.preventDefault();
        setRejected(!addPart(item));
      }}
    >
      <Button
        look={look}
        type="submit"
        aria-label={name}
        title={look === 'icon' ? name : undefined}
      >
        <Icon name="list" />
        {look === 'icon' ? null : 'Add to parts list'}
      </Button>
      <span className={styles.status} role="status">
        {rejected ? (
          <>Not added. A list can have up to {MAX_LINES} parts.</>
        ) : units > 0 ? (
          <>
            {units} in your <Link to="/ui/build">parts list</Link>
          </>
        ) : null}
      </span>
    </form>
  );
}
