import { lastMonth } from '@spindle/sdk/domain/accounting/accountant-month';
import { dayIn } from '@spindle/sdk/domain/time/calendar';
import type { Handlers } from '../contract/handlers.ts';
import { answerList, answerRecord } from '../http/resource-list.ts';
import { adminTransactions } from './admin-transactions.ts';
import { copyBalanceJob } from './jobs.ts';
import { readMonth } from './read-month.ts';

/** Reading data older than this triggers another copy. */
const STALE_MS = 10 * 60_000;

export const accounting = {
  async getAccountantMonth({ query, services, now }) {
    const { timeZone } = services.config.business;
    const month = query.month ?? lastMonth(dayIn(timeZone, now));
    const found = await services.replicas.read((replica) =>
      readMonth(replica, { month, timeZone }),
    );
    const { copiedAt } = found;
    if (copiedAt === null || now.getTime() - Date.parse(copiedAt) > STALE_MS) {
      await services.jobs.sendNow(copyBalanceJob, {}, { singletonKey: 'stale' });
    }
    return found;
  },
  listAdminTransactions: (call) =>
    answerList(call, adminTransactions(call.services.config.business.timeZone), {
      from: 'replica',
    }),
  getAdminTransaction: ({ em, params, services }) =>
    answerRecord(em, params.id, adminTransactions(services.config.business.timeZone)),
} satisfies Handlers<'getAccountantMonth' | 'listAdminTransactions' | 'getAdminTransaction'>;
