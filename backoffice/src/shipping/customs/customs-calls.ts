import { asJson } from '@spindle/sdk/client';
import { replyOf } from '@spindle/sdk/errors';
import type { components } from '@spindle/sdk/schema';
import { queryOptions } from '@tanstack/react-query';
import type { StaffOrder } from '../../orders/staff-order.ts';
import { shop } from '../../providers/shop.ts';

export type OrderCustoms = components['schemas']['OrderCustoms'];

export const customsKey = (orderId: string) => ['order-customs', orderId];

/** What customs are told of an order, as its items stand now; with its label comes their form. */
export const customsQuery = ({ orderId, version }: Pick<StaffOrder, 'orderId' | 'version'>) =>
  queryOptions({
    queryKey: [...customsKey(orderId), version],
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
