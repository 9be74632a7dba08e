import { z } from 'zod';
import { db } from '../database/db.ts';
import { defineJob } from '../jobs/job.ts';
import { readMailedOrders } from '../orders/mails/read-mailed-orders.ts';
import { orderShipped } from '../orders/order-shipped.ts';
import type { Services } from '../services.ts';
import { shippedLetter } from './mails/shipped.ts';
import { trackingLetter } from './mails/tracking.ts';
import { mailedStatuses } from './tracking-status.ts';

export const mailShipped = defineJob({
  ...orderShipped,
  async handle(services, { orderId }) {
    const order = await readShipped(services, orderId);
    if (!order) return;
    const letter = shippedLetter(order, services.config.publicUrl);
    await services.mail.send({ ...letter, to: order.email, messageId: `shipped-${orderId}` });
  },
});

export const mailTracking = defineJob({
  name: 'mail-parcel-status',
  payload: z.object({ orderId: z.uuid(), status: z.enum(mailedStatuses) }),
  async handle(services, { orderId, status }) {
    const order = await readShipped(services, orderId);
    if (!order) return;
    const letter = trackingLetter(order, status, services.config.publicUrl);
    const messageId = `parcel-${orderId}-${status}`;
    await services.mail.send({ ...letter, to: order.email, messageId });
  },
});

async function readShipped({ orm }: Services, orderId: string) {
  const em = orm.em.fork();
  const [order] = await readMailedOrders(em, { orderId });
  const tracking = await db(em)
    .selectFrom('orders')
    .select('tracking_number as trackingNumber')
    .where('id', '=', orderId)
    .executeTakeFirst();
  return order && { ...order, trackingNumber: tracking?.trackingNumber ?? null };
}
