import { parcelLines } from '@spindle/sdk/domain/orders/owed';
import {
  labelVoidedEmail,
  mailedStatuses,
  shippedEmail,
  trackingEmail,
} from '@spindle/sdk/domain/shipping/parcel-emails';
import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';
import { readEmailedOrders } from '../orders/read-emailed-orders.ts';
import { orderShipped } from '../orders/order-shipped.ts';
import type { Services } from '../services.ts';
import { Order } from '../orders/order.entity.ts';
import { OrderLabel } from '../orders/order-label.entity.ts';

export const mailShipped = defineJob({
  ...orderShipped,
  async handle(services, { orderId, shippedAt }) {
    const order = await readShipped(services, orderId);
    // the label may have been voided and replaced by another, which triggers its own email
    const left = order?.shippedAt;
    if (!left || (shippedAt !== undefined && shippedAt !== left.toISOString())) return;
    const email = shippedEmail(order, services.config.publicUrl);
    await services.mail.send({
      content: email,
      to: order.email,
      messageId: `shipped-${orderId}-${left.getTime()}`,
    });
  },
});

export const mailLabelVoided = defineJob({
  name: 'mail-label-voided',
  payload: z.object({ orderId: z.uuid(), trackingNumber: z.string() }),
  async handle(services, { orderId, trackingNumber }) {
    const order = await readShipped(services, orderId);
    if (!order) return;
    const email = labelVoidedEmail(order, trackingNumber, services.config.publicUrl);
    const messageId = `label-voided-${orderId}-${trackingNumber}`;
    await services.mail.send({ content: email, to: order.email, messageId });
  },
});

export const mailTracking = defineJob({
  name: 'mail-parcel-status',
  payload: z.object({
    orderId: z.uuid(),
    status: z.enum(mailedStatuses),
    /** Names the parcel if the order has several. */
    trackingNumber: z.string().optional(),
  }),
  async handle(services, { orderId, status, trackingNumber }) {
    const order = await readShipped(services, orderId);
    if (!order) return;
    const parcels = order.parcels.filter((one) => one.trackingNumber === trackingNumber);
    const email = trackingEmail({ ...order, parcels }, status, services.config.publicUrl);
    const messageId = ['parcel', orderId, status, trackingNumber].filter(Boolean).join('-');
    await services.mail.send({ content: email, to: order.email, messageId });
  },
});

async function readShipped({ orm, config }: Services, orderId: string) {
  const em = orm.em.fork();
  const [order] = await readEmailedOrders(em, config, { orderId });
  if (order === undefined) return undefined;
  const { trackingNumber, trackingUrl, shippedAt } = await em.findOneOrFail(Order, { id: orderId });
  const inUse = { order: orderId, voidedAt: null };
  const labels = await em.find(OrderLabel, inUse, { orderBy: { parcel: 'asc' } });
  const parcels = labels.length > 1 ? labels : [];
  const lines = parcelLines(order);
  return { ...order, lines, trackingNumber, trackingUrl, parcels, shippedAt };
}
