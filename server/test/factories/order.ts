import { randomUUID } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import { Order } from '../../src/orders/order.entity.ts';
import { OrderLine } from '../../src/orders/order-line.entity.ts';
import { Payment } from '../../src/payments/payment.entity.ts';
import { type OrderState } from '@spindle/sdk/domain/orders/transitions';

interface LineOptions {
  catalogId?: string;
  itemId?: string;
  title?: string;
  description?: string;
  image?: string;
  quantity?: number;
  unitPriceCents?: number;
}

interface OrderOptions {
  id?: string;
  userId: string;
  createdAt?: Date;
  orderState?: OrderState;
  openReturns?: number;
  shippedAt?: Date;
  trackingNumber?: string;
  totalCents?: number;
  refundedCents?: number;
  shippingGroup?: string;
  /** The order that it returns. */
  parent?: string;
  /** The provider's customer who paid, or null if it knows none. */
  customerId?: string | null;
  /** The provider's status of the charge. */
  chargeStatus?: string;
  /** None by default. */
  lines?: LineOptions[];
}

/** Creates a paid order directly in the database, unknown to the provider. */
export async function makeOrder(
  { orm }: { orm: MikroORM },
  options: OrderOptions,
): Promise<string> {
  const em = orm.em.fork();
  const { id = randomUUID(), userId, createdAt = new Date(), parent = null, ...rest } = options;
  const { customerId = null, chargeStatus = null, lines = [], ...fields } = rest;
  const totalCents = fields.totalCents ?? 38_995;
  const payment = em.create(Payment, {
    userId,
    customerId,
    chargeStatus,
    sessionId: `cs_${randomUUID()}`,
    paymentIntentId: `pi_${randomUUID()}`,
    amountCents: totalCents,
    paidAt: createdAt,
  });
  const order = em.create(Order, {
    shippingGroup: 'PARCEL',
    taxCents: 0,
    shippingCents: 0,
    ...fields,
    id,
    userId,
    payment,
    chargeStatus,
    parent,
    totalCents,
    createdAt,
    updatedAt: createdAt,
  });
  for (const [position, line] of lines.entries()) {
    const { quantity = 1, unitPriceCents = 38_995 } = line;
    em.create(OrderLine, {
      catalogId: 'spindles',
      itemId: 'er20-water-2200',
      title: 'ER20 spindle',
      description: '2.2 kW, 24 000 rpm.',
      ...line,
      order,
      position,
      quantity,
      unitPriceCents,
      grossCents: quantity * unitPriceCents,
      taxCents: 0,
    });
  }
  await em.flush();
  return id;
}
