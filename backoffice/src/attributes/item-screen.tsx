import { Box, Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import type { Item } from '../catalog/store-queries.ts';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Notice } from '../ui/notice.tsx';
import { Screen } from '../ui/screen.tsx';
import type { ItemName } from './attribute-calls.ts';
import { useCatalogTitle } from './item-queries.ts';

interface Props<Shown extends Item> {
  name: ItemName;
  extended: boolean;
  /** Undefined while loading, null if the item doesn't exist. */
  item: Shown | null | undefined;
  error: Error | null;
  onRetry: () => void;
  /**
   * The title of the part of the item on this screen. If undefined, the screen shows the item
   * itself.
   */
  part?: string;
  /** Shown next to the heading. */
  renderAside?: (item: Shown) => ReactNode;
  children: (item: Shown) => ReactNode;
}

/** Shows an item with its breadcrumbs, or the loading, error or "not found" state. */
export function ItemScreen<Shown extends Item>(props: Props<Shown>) {
  const { name, extended, item, error, onRetry, part, renderAside, children } = props;
  const { catalogId, catalogItemId } = name;
  const title = { asIs: item?.title ?? catalogItemId };
  const address = `/ui/admin/storeBuilder/${catalogId}`;
  const crumbs = [
    { label: 'Store Builder', to: '/ui/admin/storeBuilder' },
    {
      label: { asIs: useCatalogTitle(catalogId, extended) },
      to: address,
    },
    ...(part === undefined ? [] : [{ label: title, to: `${address}/${catalogItemId}` }]),
  ];
  return (
    <Screen title={part ?? title} crumbs={crumbs} aside={item && renderAside?.(item)}>
      {item && children(item)}
      {item === null && (
        <Notice title="Item not found in this catalog">
          The item may have been deleted. Open the catalog above to see its items.
        </Notice>
      )}
      {item === undefined && error && (
        <LoadFailed title="Couldn't load this item" error={error} retry={onRetry} />
      )}
      {item === undefined && !error && (
        <Box role="status" aria-label="Loading">
          <Skeleton variant="rectangular" animation={false} sx={{ height: 320 }} />
        </Box>
      )}
    </Screen>
  );
}
