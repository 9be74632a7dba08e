import { jobDropped, jobsResent } from '@spindle/sdk/domain/deadletters/replies';
import { presentDone } from '@spindle/sdk/domain/rejection';
import type { Handlers } from '../contract/handlers.ts';
import { answerList, answerRecord } from '../http/resource-list.ts';
import { adminJobs } from './admin-jobs.ts';
import { dropJob } from './drop-job.ts';
import { resendJob } from './resend-job.ts';
import { resendJobs } from './resend-jobs.ts';

export const deadletters = {
  listAdminJobs: (call) => answerList(call, adminJobs),
  getAdminJob: ({ em, params }) => answerRecord(em, params.id, adminJobs),
  resendJob: async (call) => presentDone(await resendJob(call, call.params.id)),
  async resendJobs(call) {
    const count = await resendJobs(call, call.body.job);
    return { ...presentDone(jobsResent(count)), count };
  },
  async dropJob(call) {
    await dropJob(call, call.params.id);
    return presentDone(jobDropped);
  },
} satisfies Partial<Handlers>;
