import {
  ACCOUNT_KEPT,
  deletionAwaited,
  deletionDue,
  validateDeletion,
} from '../../domain/account/deletion.ts';
import { presentDone, presentOutcome, presentRejection } from '../../domain/rejection.ts';
import type { MockHandlers } from '../core/call.ts';
import { presentExportOf } from './exports.ts';
import { mailDeletion } from './delete-accounts.ts';
import { unfinished } from './unfinished.ts';
import { timeZone } from '../config/business.ts';

export const personalData = {
  requestDeletion(call) {
    const { state, user, now } = call;
    if (user.deletion) {
      return presentOutcome(deletionAwaited(new Date(user.deletion.until), timeZone));
    }
    const rejection = validateDeletion(unfinished(state, user, { pages: false }));
    if (rejection) return presentRejection(rejection);
    const due = deletionDue(now);
    user.deletion = { dateAsked: now.toISOString(), until: due.toISOString() };
    mailDeletion(call, user, { stage: 'awaited', due });
    return presentOutcome(deletionAwaited(due, timeZone));
  },

  withdrawDeletion(call) {
    const { user } = call;
    if (user.deletion) {
      mailDeletion(call, user, { stage: 'taken-back', due: new Date(user.deletion.until) });
      delete user.deletion;
    }
    return presentDone(ACCOUNT_KEPT);
  },

  readPersonalData: ({ state, user, now }) => ({
    export: presentExportOf(user, now),
    deletion: user.deletion
      ? {
          ...user.deletion,
          waitsFor: validateDeletion(unfinished(state, user, { pages: false }))?.reason ?? null,
        }
      : null,
  }),
} satisfies Partial<MockHandlers>;
