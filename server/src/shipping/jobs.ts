import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';
import { checkParcels } from './check-parcels.ts';
import { finishLabels } from './finish-labels.ts';
import { followParcel } from './follow-parcel.ts';
import { orderRefunded } from '../orders/order-refunded.ts';
import { stopRefundedParcel } from './void/stop-refunded-parcel.ts';
import { checkVoids } from './void/check-voids.ts';
import { settleVoid } from './void/settle-void.ts';

export const handleCarrierEvent = defineJob({
  name: 'handle-carrier-event',
  payload: z.object({ eventId: z.string(), trackerId: z.string() }),
  handle: (services, { trackerId }) => followParcel(services, trackerId),
});

export const handleCarrierRefund = defineJob({
  name: 'handle-carrier-refund',
  payload: z.object({ eventId: z.string(), shipmentId: z.string() }),
  handle: (services, { shipmentId }) => settleVoid(services, shipmentId),
});

export const stopRefundedParcelJob = defineJob({
  ...orderRefunded,
  handle: (services, { orderId }) => stopRefundedParcel(services, orderId),
});

export const finishLabelsJob = defineJob({
  name: 'finish-labels',
  payload: z.object({}),
  retryLimit: 0,
  handle: (services) => finishLabels(services),
});

export const checkParcelsJob = defineJob({
  name: 'check-parcels',
  payload: z.object({}),
  retryLimit: 0,
  expireInSeconds: 1_200,
  handle: (services, _payload, leaving) => checkParcels(services, leaving),
});

export const checkVoidsJob = defineJob({
  name: 'check-voids',
  payload: z.object({}),
  retryLimit: 0,
  expireInSeconds: 1_200,
  handle: (services) => checkVoids(services),
});
