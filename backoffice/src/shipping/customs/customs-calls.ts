import { asJson } from '@spindle/sdk/client';
import { replyOf } from '@spindle/sdk/errors';
import type { components } from '@spindle/sdk/schema';
import { queryOptions } from '@tanstack/react-query';
import { shop } from '../../providers/shop.ts';

export type OrderCustoms = components['schemas']['OrderCustoms'];

/** What customs are told of an order, as its items stand now. */
export const customsQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['order-customs', orderId],
    queryFn: ({ signal }) =>
      replyOf(
        shop.GET('/api/admin/orders/{id}/customs', { params: { path: { id: orderId } }, signal }),
      ),
  });

/** @throws what refused it, in words for a person */
export async function saveCustoms(
  orderId: string,
  { itn, phone }: { itn: string; phone: string },
): Promise<string> {
  const body = { itn: itn.trim() || null, ...(phone.trim() && { phone: phone.trim() }) };
  const params = { path: { id: orderId } };
  const { Status, Reason } = await replyOf(
    shop.PUT('/api/admin/orders/{id}/customs', { params, body, ...asJson }),
  );
  if (Status === 'ERROR') throw new Error(Reason);
  return Reason;
}
