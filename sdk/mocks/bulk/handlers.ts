import type { components } from '../../src/schema.d.ts';
import type { Bulk } from './bulk.ts';
import { packingSlip } from '../../domain/shipping/packing-slip.ts';
import { knownItem } from '../catalog/find-record.ts';
import { businessOf, timeZone } from '../config/business.ts';
import { owedOf } from '../orders/order-status.ts';
import type { Order, ShopState } from '../state.ts';
import { requireScope } from '../../contract/access.ts';
import { conflict, notFound, rejectInvalid } from '../../contract/failure.ts';
import { scopesOfBulk } from '../../domain/bulk/bulk-scopes.ts';
import { invalidInputOf } from '../../domain/bulk/input.ts';
import { pick } from '../../domain/fields.ts';
import { validatePages } from '../../domain/bulk/print.ts';
import { printedByNow, printedOf } from '../../domain/bulk/printed-by-now.ts';
import {
  bulkCanceled,
  bulkFinished,
  presentBulk,
  alreadyStarted,
} from '../../domain/bulk/progress.ts';
import { type Verdict, presentPreview, rejectAny } from '../../domain/bulk/verdicts.ts';
import { noSuch } from '../../domain/records.ts';
import { presentDone, presentRejection } from '../../domain/rejection.ts';
import { invalidEdits, invalidStart } from '../../domain/bulk/item-edit.ts';
import { type StaffCall, recordAudit } from '../audit/record-audit.ts';
import { checkEdit } from './edit-item.ts';
import { fileHeaders, type AnyMockCall, type MockHandlers } from '../core/call.ts';
import { requireProof, getOr404 } from '../core/find.ts';
import { checkRecord, priceLabel } from './check-record.ts';
import { plainPages } from '../../demo/plain-pages.ts';
import { advanceBulk } from './work-on.ts';

const MAX = 100;

/**
 * Lists edits of items: first the scheduled ones, soonest first, then those that have started,
 * newest first.
 */
function begunEdits(bulks: readonly Bulk[]): components['schemas']['BegunEdit'][] {
  const edits = bulks.filter(({ action }) => action === 'edit');
  const coming = edits
    .filter(({ state }) => state === 'scheduled')
    .toSorted((a, b) => ((a.startsAt ?? '') < (b.startsAt ?? '') ? -1 : 1));
  const begun = edits.filter(({ state }) => state !== 'scheduled').toReversed();
  return [...coming.slice(0, MAX), ...begun.slice(0, MAX)].map(({ records, ...bulk }) => ({
    ...pick(bulk, 'id', 'state', 'startsAt', 'startedBy', 'dateCreated'),
    total: records.length,
    done: records.filter(({ status }) => status !== null).length,
    refused: records.filter(({ status }) => status === 'ERROR').length,
  }));
}

/** Returns the printed parcels in the order of the request. */
const printedParcels = (state: ShopState, ids: readonly string[]) =>
  ids
    .flatMap((id) => state.orders.filter(({ orderId }) => orderId === id))
    .map((order) => ({
      orderId: order.orderId,
      labeled: order.labelUrl !== null,
      slip: slipOf(state, order),
    }));

function slipOf(state: ShopState, order: Order) {
  const lines = owedOf(state, order).lines.map((line) => ({
    ...line,
    partNumber: knownItem(state, line)?.externalId ?? null,
    attributes: knownItem(state, line)?.attributes ?? [],
  }));
  const createdAt = new Date(order.dateCreated);
  return packingSlip({ ...order, createdAt, lines }, { ...businessOf(state).company, timeZone });
}

export const bulk = {
  startBulk(call) {
    const { body, state } = call;
    const { action, ids, input = {}, mostCents = null } = body;
    rejectInvalid(invalidInputOf(action, input));
    requireScope(call.caller ?? call.user, scopesOfBulk(action, input));
    const verdicts = ids.map((id) => checkRecord(call, { action, input }, id));
    if (body.preview) {
      const priced = action === 'labels' ? verdicts.map((one) => priceLabel(state, one)) : verdicts;
      return presentPreview(action, priced);
    }
    if (action === 'labels') requireProof(call);
    return enqueueBulk(call, { action, input, mostCents, startsAt: null, once: null }, verdicts);
  },
  listItemEdits(call) {
    for (const one of call.state.bulks) advanceBulk(call, one);
    return { edits: begunEdits(call.state.bulks) };
  },
  editItems(call) {
    const { edits, preview, startsAt, once = null, undo } = call.body;
    rejectInvalid(invalidEdits(edits, undo) ?? invalidStart(startsAt));
    const before = call.state.bulks.find((one) => once !== null && one.once === once);
    if (before && !preview) throw conflict(alreadyStarted(before.startedBy));
    const verdicts = edits.map((one) => checkEdit(call, one, undo));
    if (preview) return presentPreview('edit', verdicts);
    const later = startsAt !== undefined && new Date(startsAt) > call.now ? startsAt : null;
    const input = undo === undefined ? {} : { undo };
    const job = { action: 'edit' as const, input, mostCents: null, startsAt: later, once };
    return enqueueBulk(call, job, verdicts);
  },
  getBulk(call) {
    const one = bulkOf(call, call.params.id);
    advanceBulk(call, one);
    return presentNow(call, one);
  },
  getBulkPrint(call) {
    const one = bulkOf(call, call.params.id);
    if (one.action !== 'print') throw notFound(noSuch('print'));
    const present = presentNow(call, one);
    const rejection = validatePages(present);
    if (rejection) throw conflict(rejection);
    call.setHeaders(fileHeaders('application/pdf', `print-${one.id}.pdf`));
    return plainPages(printedParcels(call.state, printedOf(present)));
  },
  cancelBulk(call) {
    const one = bulkOf(call, call.params.id);
    if (one.state === 'done') return presentRejection(bulkFinished);
    if (one.state !== 'cancelled') {
      const before = { state: one.state };
      one.state = 'cancelled';
      recordAudit(call, {
        action: 'bulk.cancel',
        subject: `bulk ${one.id}`,
        before,
        after: { state: 'cancelled' },
      });
    }
    return presentDone(bulkCanceled);
  },
} satisfies Partial<MockHandlers>;

/** Presents a bulk action. A print job's results are checked again. */
function presentNow(call: Parameters<typeof checkRecord>[0], one: Bulk) {
  const present = presentBulk(one);
  return printedByNow(
    present,
    printedOf(present).map((id) => checkRecord(call, one, id)),
  );
}

type Job = Pick<Bulk, 'action' | 'input' | 'mostCents' | 'startsAt' | 'once'>;

function enqueueBulk(
  call: StaffCall & { user: { userId: string; email: string } },
  job: Job,
  verdicts: readonly Verdict[],
): { id: string } {
  const rejected = rejectAny(verdicts);
  if (rejected) throw conflict(rejected.because, { results: rejected.results });
  const id = call.newId();
  const waiting = { status: null, reason: null, code: null, cents: null };
  const { userId: actorId, email: startedBy } = call.user;
  call.state.bulks.push({
    id,
    ...job,
    state: job.startsAt === null ? 'running' : 'scheduled',
    actorId,
    startedBy,
    dateCreated: call.now.toISOString(),
    records: verdicts.map(({ id: record, step = null, edit = null, tags = null }) => ({
      id: record,
      ...waiting,
      step,
      edit,
      tags,
      changedTo: null,
    })),
  });
  const { action, input, mostCents, startsAt } = job;
  recordAudit(call, {
    action: 'bulk.start',
    subject: `bulk ${id}`,
    before: null,
    after: {
      action,
      records: verdicts.length,
      input,
      mostCents,
      ...(startsAt !== null && { startsAt }),
    },
  });
  return { id };
}

function bulkOf(
  { state, caller, user }: Pick<AnyMockCall, 'state' | 'caller' | 'user'>,
  id: string,
) {
  const found = getOr404(state.bulks, (one) => one.id === id, 'bulk job');
  requireScope(caller ?? user, scopesOfBulk(found.action, found.input));
  return found;
}
