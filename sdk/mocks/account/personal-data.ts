import {
  accountKept,
  deletionAwaited,
  deletionDue,
  refuseDeletion,
  type Unfinished,
} from '../../domain/account/deletion.ts';
import { deletionEmail, type DeletionStage } from '../../domain/account/deletion-emails.ts';
import { presentDone, presentOutcome, presentRefusal } from '../../domain/refusal.ts';
import type { AnyMockCall, MockHandlers } from '../core/call.ts';
import { postEmail } from '../mails/post-email.ts';
import { presentExportOf } from './exports.ts';
import type { Person, ShopState } from '../state.ts';

/** Who is to be deleted stays: a played shop is thrown away before their two weeks are over. */
export const personalData = {
  requestDeletion(call) {
    const { state, user, now } = call;
    if (user.deletion) return presentOutcome(deletionAwaited(new Date(user.deletion.until)));
    const refusal = refuseDeletion(unfinished(state, user));
    if (refusal) return presentRefusal(refusal);
    const due = deletionDue(now);
    user.deletion = { dateAsked: now.toISOString(), until: due.toISOString() };
    tell(call, user, 'awaited', due);
    return presentOutcome(deletionAwaited(due));
  },

  withdrawDeletion(call) {
    const { user } = call;
    if (user.deletion) {
      tell(call, user, 'taken-back', new Date(user.deletion.until));
      delete user.deletion;
    }
    return presentDone(accountKept);
  },

  readPersonalData: ({ state, user, now }) => ({
    export: presentExportOf(user, now),
    deletion: user.deletion
      ? { ...user.deletion, waitsFor: refuseDeletion(unfinished(state, user))?.reason ?? null }
      : null,
  }),
} satisfies Partial<MockHandlers>;

const DONE: ReadonlySet<string> = new Set(['CANCELLED', 'REFUNDED', 'SHIPPED']);

function unfinished(state: ShopState, { userId, extended }: Person): Unfinished {
  const orders = state.orders.filter((order) => order.userId === userId);
  return {
    orders: orders.some(({ orderState }) => !DONE.has(orderState)),
    money:
      orders.some(({ refunds }) => refunds.some((one) => one.dateSettled === null)) ||
      state.checkouts.some((one) => one.userId === userId && one.state === 'AWAITING'),
    lastAdministrator:
      extended && !state.people.some((other) => other.extended && other.userId !== userId),
  };
}

function tell(
  call: Pick<AnyMockCall, 'state' | 'now' | 'origin'>,
  { email, firstName }: Person,
  stage: DeletionStage,
  due: Date,
): void {
  postEmail(call, email, deletionEmail(stage, { firstName, due, publicUrl: call.origin }));
}
