import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';
import { checkParcels } from './check-parcels.ts';
import { finishLabels } from './finish-labels.ts';
import { followParcel } from './follow-parcel.ts';

export const handleCarrierEvent = defineJob({
  name: 'handle-carrier-event',
  payload: z.object({ eventId: z.string(), trackerId: z.string() }),
  handle: (services, { trackerId }) => followParcel(services, trackerId),
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
  handle: (services) => checkParcels(services),
});
