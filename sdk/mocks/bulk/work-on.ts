import { isLimit, leftToSpend, limitReached } from '../../domain/bulk/labels.ts';
import { alreadyPicked } from '../../domain/bulk/pick.ts';
import { type Outcome, done, rejectWith } from '../../domain/rejection.ts';
import type { MockCall } from '../core/call.ts';
import { keyTextOf } from '../catalog/find-record.ts';
import { getOr404 } from '../core/find.ts';
import { completePicking, pickingRejection } from '../picking/pick-order.ts';
import { tagOne } from '../remarks/tags.ts';
import { buyLabel } from '../shipping/buy-label.ts';
import type { Bulk } from './bulk.ts';
import { editItem } from './edit-item.ts';
import { itemActionOf, checkRecord, performOnItem, rateOf } from './check-record.ts';

type ProgressCall = Pick<MockCall<'getBulk'>, 'state' | 'now' | 'newId' | 'origin'>;

/** Small enough for staff to watch the progress and to stop the action. */
const RECORDS_AT_ONCE = 5;

/**
 * Processes the next records each time someone looks, because the mock shop has no background jobs.
 */
export function advanceBulk(call: ProgressCall, bulk: Bulk): void {
  const { startsAt } = bulk;
  if (bulk.state === 'scheduled' && startsAt !== null && new Date(startsAt) <= call.now) {
    bulk.state = 'running';
  }
  if (bulk.state !== 'running') return;
  const waiting = bulk.records.filter(({ status }) => status === null);
  for (const record of waiting.slice(0, RECORDS_AT_ONCE)) {
    const { outcome, cents, changedTo = null } = perform(call, bulk, record);
    Object.assign(record, {
      status: outcome.done ? 'SUCCESS' : 'ERROR',
      reason: outcome.reason,
      code: outcome.done ? null : outcome.code,
      cents,
      changedTo,
    });
  }
  if (waiting.length <= RECORDS_AT_ONCE) bulk.state = 'done';
}

function perform(
  { state, now, newId, origin }: ProgressCall,
  { action, actorId, input, mostCents, records }: Bulk,
  { id, step, edit, tags }: Bulk['records'][number],
): { outcome: Outcome; cents: number | null; changedTo?: number | null } {
  const user = getOr404(state.people, ({ userId }) => userId === actorId, 'customer');
  const caller = { ...user, mfaVerified: true, provenAt: null };
  const staff = { state, now, newId, origin, user, caller };
  if (edit !== null || itemActionOf(action)) {
    const item = getOr404(state.items, (one) => keyTextOf(one) === id, 'item');
    if (edit !== null) return { outcome: editItem(staff, item, edit), cents: null };
    const { rejection } = checkRecord(staff, { action, input }, id);
    if (input.undo !== undefined && rejection)
      return { outcome: rejectWith(rejection), cents: null };
    const was = item.version;
    const outcome = performOnItem(staff, item, { action, step });
    return { outcome, cents: null, changedTo: item.version === was ? null : item.version };
  }
  if (action === 'tag') {
    const noun = input.of === 'customers' ? 'customer' : 'order';
    const change = input.undo === undefined ? input : (tags ?? {});
    return { outcome: tagOne(staff, noun, id, change).outcome, cents: null };
  }
  const order = getOr404(state.orders, ({ orderId }) => orderId === id, 'order');
  if (action === 'pick') {
    const rejection = pickingRejection(staff, order);
    const outcome = rejection === null ? completePicking(staff, order) : rejectWith(rejection);
    return { outcome: alreadyPicked(outcome), cents: null };
  }
  if (action === 'print') {
    const { rejection, reason } = checkRecord(staff, { action, input }, id);
    return { outcome: rejection ? rejectWith(rejection) : done(reason), cents: null };
  }
  const spent = records.reduce((sum, { cents }) => sum + (cents ?? 0), 0);
  const cents = rateOf(state, order)?.cents ?? null;
  const left = leftToSpend(mostCents, spent);
  const outcome = buyLabel(staff, order, { mostCents: left });
  if (isLimit(outcome)) return { outcome: rejectWith(limitReached), cents: null };
  return { outcome, cents: outcome.done ? cents : null };
}
