import { asJson } from '@spindle/sdk/client';
import type { TagChange } from '@spindle/sdk/domain/remarks/tags';
import { replyOf } from '@spindle/sdk/errors';
import { queryOptions } from '@tanstack/react-query';
import { shop } from '../providers/shop.ts';
import type { RemarkedRecord } from './remarked.ts';

export const tagsInUse = queryOptions({
  queryKey: ['tags-in-use'],
  queryFn: ({ signal }) => replyOf(shop.GET('/api/admin/tags', { signal })),
});

/** @throws what refused it, in words for a person */
export async function sendTags({ resource, id }: RemarkedRecord, change: TagChange): Promise<void> {
  const params = { path: { id } };
  const body = { add: [...(change.add ?? [])], remove: [...(change.remove ?? [])] };
  const { Status, Reason } = await replyOf(
    resource === 'orders'
      ? shop.POST('/api/admin/orders/{id}/tags', { params, body, ...asJson })
      : shop.POST('/api/admin/customers/{id}/tags', { params, body, ...asJson }),
  );
  if (Status === 'ERROR') throw new Error(Reason);
}
