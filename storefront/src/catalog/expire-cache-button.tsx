import { replyOf } from '@spindle/sdk/errors';
import { useAction } from '@spindle/sdk/react/use-intent';
import { useQueryClient } from '@tanstack/react-query';
import { shop } from '../shop/api.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { catalogsQuery } from './queries.ts';

/** Lets staff expire all cached copies of the catalogs. */
export function ExpireCacheButton() {
  const client = useQueryClient();
  const expire = useAction({
    mutationFn: () =>
      replyOf(shop.POST('/api/cachecontrol/expire', { body: { spaths: '/catalog/*' } })),
    onSettled: (reply, error) => {
      // oxlint-disable-next-line no-console -- only developers need the outcome
      console.info('Cache expiry:', error ?? reply);
      return client.invalidateQueries({ queryKey: catalogsQuery('builder').queryKey.slice(0, 1) });
    },
  });
  return (
    <Button busy={expire.isPending} onClick={() => expire.mutate()}>
      {expire.isPending ? null : <Icon name="refresh" />}
      Expire cached catalogs
    </Button>
  );
}
