import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../database/query.ts';
import { accessOfLine, type BoughtAccess } from '../../entitlements/bought-access.ts';
import type { ShippingDetails } from '../order.entity.ts';

export interface MailedLine {
  title: string;
  quantity: number;
  unitPriceCents: number;
  /** What it gives access to; null for what is sent by parcel. */
  bought: BoughtAccess | null;
}

export interface MailedOrder {
  id: string;
  parentId: string | null;
  email: string;
  firstName: string;
  shippingGroup: string;
  shippingPreference: string | null;
  shipping: ShippingDetails | null;
  totalCents: number;
  taxCents: number;
  shippingCents: number;
  expectedShippingAt: Date | null;
  receiptUrl: string | null;
  lines: MailedLine[];
}

/** Orders as letters speak of them: one by its id, or all that a payment made. */
export function readMailedOrders(
  em: EntityManager,
  { orderId = null, paymentId = null }: { orderId?: string | null; paymentId?: string | null },
): Promise<MailedOrder[]> {
  return query<MailedOrder>(
    em,
    `select o.id, o.parent_id as "parentId", u.email, u.first_name as "firstName",
            o.shipping_group as "shippingGroup", o.shipping_preference as "shippingPreference",
            o.shipping, o.total_cents as "totalCents", o.tax_cents as "taxCents",
            o.shipping_cents as "shippingCents", o.expected_shipping_at as "expectedShippingAt",
            p.receipt_url as "receiptUrl",
            (select json_agg(json_build_object('title', l.title, 'quantity', l.quantity,
                      'unitPriceCents', l.unit_price_cents,
                      'bought', case when o.shipping_group = 'DIGITAL' then ${accessOfLine('l')} end)
                      order by l.position)
               from order_lines l where l.order_id = o.id) as lines
       from orders o
       join payments p on p.id = o.payment_id
       join users u on u.id = o.user_id
      where o.id = $1 or (o.payment_id = $2 and o.parent_id is null)
      order by o.shipping_cents desc, o.shipping_group`,
    [orderId, paymentId],
  );
}
