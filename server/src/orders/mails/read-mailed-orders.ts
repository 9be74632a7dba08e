import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../../database/db.ts';
import { boughtAccess, type BoughtAccess } from '../../entitlements/bought-access.ts';
import type { ShippingDetails } from '../order.entity.ts';
import { lineColumns, linesOfOrder } from '../order-lines.ts';

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
  return db(em)
    .selectFrom('orders as o')
    .innerJoin('payments as p', 'p.id', 'o.payment_id')
    .innerJoin('users as u', 'u.id', 'o.user_id')
    .select([
      'o.id',
      'o.parent_id as parentId',
      'u.email',
      'u.first_name as firstName',
      'o.shipping_group as shippingGroup',
      'o.shipping_preference as shippingPreference',
      'o.shipping',
      'o.total_cents as totalCents',
      'o.tax_cents as taxCents',
      'o.shipping_cents as shippingCents',
      'o.expected_shipping_at as expectedShippingAt',
      'p.receipt_url as receiptUrl',
      jsonArrayFrom(linesOfOrder.select([...lineColumns, boughtAccess.as('bought')])).as('lines'),
    ])
    .where((eb) =>
      eb.or([
        eb('o.id', '=', orderId),
        eb.and([eb('o.payment_id', '=', paymentId), eb('o.parent_id', 'is', null)]),
      ]),
    )
    .orderBy('o.shipping_cents', 'desc')
    .orderBy('o.shipping_group')
    .execute();
}
