import { useQueryClient } from '@tanstack/react-query';
import { usePages } from '../page-parts/pages-context.ts';
import { itemQuery } from './queries.ts';
import { useAudience } from './use-catalog.ts';

/** Returns handlers for a link that prefetch the item's page as soon as the pointer reaches it. */
export function usePrefetchItem(catalogId: string, catalogItemId: string) {
  const client = useQueryClient();
  const { preload } = usePages();
  const audience = useAudience();
  const prefetch = () => {
    client.query(itemQuery(catalogId, catalogItemId, audience)).catch(() => undefined);
    preload(`/ui/shop/${catalogId}/${catalogItemId}`);
  };
  return { onPointerEnter: prefetch, onFocus: prefetch };
}
