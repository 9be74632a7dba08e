import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';
import { resumeRefunds } from './resume-refunds.ts';
import { sendRefund } from './send-refund.ts';

export const sendRefundJob = defineJob({
  name: 'send-refund',
  payload: z.object({ refundId: z.uuid() }),
  handle: (services, { refundId }) => sendRefund(services, refundId),
});

export const resumeRefundsJob = defineJob({
  name: 'resume-refunds',
  payload: z.object({}),
  retryLimit: 0,
  handle: (services, _payload, leaving) => resumeRefunds(services, leaving),
});
