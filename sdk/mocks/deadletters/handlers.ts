import {
  jobDropped,
  jobResent,
  jobsResent,
  MAX_RESENT,
  noSuchJob,
} from '../../domain/deadletters/replies.ts';
import { presentDone } from '../../domain/rejection.ts';
import { recordAudit, type StaffCall } from '../audit/record-audit.ts';
import { answerList, answerRecord, type MockList } from '../core/answer-list.ts';
import type { MockHandlers } from '../core/call.ts';
import { getOr404 } from '../core/find.ts';
import type { ShopState } from '../state.ts';

type DeadLetter = NonNullable<ShopState['deadLetters']>[number];

/** Retried jobs always succeed in the mock shop. */
export const deadletters = {
  listAdminJobs: (call) => answerList(call, adminJobs(call.state)),
  getAdminJob: ({ params, state }) => answerRecord(params.id, adminJobs(state)),

  resendJob(call) {
    take(call, call.params.id, 'resend');
    return presentDone(jobResent);
  },

  resendJobs(call) {
    const { state, body } = call;
    const resent = (state.deadLetters ?? []).filter(({ job }) => job === body.job);
    const { length: count } = resent.slice(0, MAX_RESENT);
    state.deadLetters = (state.deadLetters ?? []).filter((one) => !resent.includes(one));
    const subject = `jobs ${body.job}`;
    recordAudit(call, { action: 'jobs.resend-all', subject, before: null, after: { count } });
    return { ...presentDone(jobsResent(count)), count };
  },

  dropJob(call) {
    take(call, call.params.id, 'drop');
    return presentDone(jobDropped);
  },
} satisfies Partial<MockHandlers>;

const adminJobs = ({ deadLetters = [] }: ShopState): MockList<DeadLetter> => ({
  resource: 'jobs',
  records: deadLetters,
  sortable: ['job'],
  filters: { ids: ['id'], texts: ['job'] },
});

function take(call: StaffCall, id: string, does: 'resend' | 'drop'): void {
  const { deadLetters = [] } = call.state;
  const { job } = getOr404(deadLetters, (one) => one.id === id, noSuchJob);
  call.state.deadLetters = deadLetters.filter((one) => one.id !== id);
  recordAudit(call, { action: `jobs.${does}`, subject: `job ${id}`, before: { job }, after: null });
}
