import type { EmailedOrder } from '@spindle/sdk/domain/orders/email-blocks';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../database/db.ts';
import { emailPicture, type PictureAddresses } from '../media/email-picture.ts';
import { boughtAccess, type BoughtAccess } from '../entitlements/bought-access.ts';
import type { OwedLine, OwedOrder } from '@spindle/sdk/domain/orders/owed';
import { lineColumns, linesOfOrder, type OrderLineRow } from './order-lines.ts';
import { owedColumns, owedLineColumns } from './owed.ts';

interface EmailedLine extends OrderLineRow, Omit<OwedLine, 'parts'> {
  quantity: number;
  picture: string | null;
  /** Access that the purchase grants. Empty for shipped units. */
  bought: BoughtAccess[];
}

interface EmailedOrderRow extends EmailedOrder, OwedOrder {
  email: string;
  receiptUrl: string | null;
  lines: EmailedLine[];
}

/** Loads orders as emails present them: either one order by id, or all orders from a payment. */
export async function readEmailedOrders(
  em: EntityManager,
  config: PictureAddresses,
  { orderId = null, paymentId = null }: { orderId?: string | null; paymentId?: string | null },
): Promise<EmailedOrderRow[]> {
  const orders = await db(em)
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
      jsonArrayFrom(
        linesOfOrder.select([...lineColumns, ...owedLineColumns, boughtAccess.as('bought')]),
      ).as('lines'),
    ])
    .select(owedColumns)
    .where((eb) =>
      eb.or([
        eb('o.id', '=', orderId),
        eb.and([eb('o.payment_id', '=', paymentId), eb('o.parent_id', 'is', null)]),
      ]),
    )
    .orderBy('o.shipping_cents', 'desc')
    .orderBy('o.shipping_group')
    .execute();
  return orders.map((order) => ({
    ...order,
    lines: order.lines.map((line) => ({ ...line, picture: emailPicture(config, line.image) })),
  }));
}
