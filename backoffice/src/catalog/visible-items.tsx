import { useQuery } from '@tanstack/react-query';
import { Notice } from '../ui/notice.tsx';
import { ItemsFrame } from './items-frame.tsx';
import { StoreItems } from './store-items.tsx';
import { visibleItemsQuery } from './store-queries.ts';

/** Lists a catalog's items as customers see them, for users who can't edit them. */
export function VisibleItems({ catalogId }: { catalogId: string }) {
  const query = useQuery(visibleItemsQuery(catalogId));
  const { data: items = [] } = query;
  return (
    <ItemsFrame catalogId={catalogId} extended={false} items={query}>
      {items.length > 0 ? (
        <StoreItems items={items} tools={null} />
      ) : (
        <Notice title="No items in this catalog">Administrators add items here.</Notice>
      )}
    </ItemsFrame>
  );
}
