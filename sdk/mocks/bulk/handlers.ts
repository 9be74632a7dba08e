import { conflict, notFound, unfitInput } from '../../contract/failure.ts';
import { unfitInputOf } from '../../domain/bulk/input.ts';
import { refusePages } from '../../domain/bulk/print.ts';
import { printedByNow, printedOf } from '../../domain/bulk/printed-by-now.ts';
import { bulkCancelled, bulkOver, presentBulk } from '../../domain/bulk/progress.ts';
import { presentPreview, refuseAny } from '../../domain/bulk/verdicts.ts';
import { noSuch } from '../../domain/records.ts';
import { presentDone, presentRefusal } from '../../domain/refusal.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { MockHandlers } from '../core/call.ts';
import { demandProof } from '../core/demand-proof.ts';
import { find } from '../core/find.ts';
import type { ShopState } from '../state.ts';
import type { Bulk } from './bulk.ts';
import { judgeRecord, priceLabel } from './judge-record.ts';
import { plainPages } from '../../demo/plain-pages.ts';
import { printedParcels } from './printed-parcels.ts';
import { workOn } from './work-on.ts';

export const bulk = {
  startBulk(call) {
    const { body, state, user } = call;
    const { action, ids, input = {}, mostCents = null } = body;
    const unfit = unfitInputOf(action, input);
    if (unfit !== null) throw unfitInput(unfit);
    const verdicts = ids.map((id) => judgeRecord(call, { action, input }, id));
    if (body.preview) {
      const priced = action === 'labels' ? verdicts.map((one) => priceLabel(state, one)) : verdicts;
      return presentPreview(action, priced);
    }
    if (action === 'labels') demandProof(call);
    const refused = refuseAny(verdicts);
    if (refused) throw conflict(refused.because, { results: refused.results });
    const id = call.newId();
    const waiting = { status: null, reason: null, code: null, cents: null };
    const records = verdicts.map(({ id: recordId, step = null }) => ({
      id: recordId,
      ...waiting,
      step,
      changedTo: null,
    }));
    const actorId = user.userId;
    state.bulks.push({ id, action, state: 'running', actorId, input, mostCents, records });
    recordAudit(call, {
      action: 'bulk.start',
      subject: `bulk ${id}`,
      before: null,
      after: { action, records: ids.length, input, mostCents },
    });
    return { id };
  },
  getBulk(call) {
    const one = bulkOf(call.state, call.params.id);
    workOn(call, one);
    return presentNow(call, one);
  },
  getBulkPrint(call) {
    const one = bulkOf(call.state, call.params.id);
    if (one.action !== 'print') throw notFound(noSuch('print'));
    const present = presentNow(call, one);
    const refusal = refusePages(present);
    if (refusal) throw conflict(refusal);
    call.setHeader('Content-Type', 'application/pdf');
    call.setHeader('Content-Disposition', `attachment; filename="print-${one.id}.pdf"`);
    return plainPages(printedParcels(call.state, printedOf(present)));
  },
  cancelBulk(call) {
    const one = bulkOf(call.state, call.params.id);
    if (one.state === 'done') return presentRefusal(bulkOver);
    if (one.state === 'running') {
      one.state = 'cancelled';
      recordAudit(call, {
        action: 'bulk.cancel',
        subject: `bulk ${one.id}`,
        before: { state: 'running' },
        after: { state: 'cancelled' },
      });
    }
    return presentDone(bulkCancelled);
  },
} satisfies Partial<MockHandlers>;

/** With what was printed as of now. */
function presentNow(call: Parameters<typeof judgeRecord>[0], one: Bulk) {
  const present = presentBulk(one);
  return printedByNow(
    present,
    printedOf(present).map((id) => judgeRecord(call, one, id)),
  );
}

const bulkOf = ({ bulks }: ShopState, id: string): Bulk =>
  find(bulks, (one) => one.id === id, 'bulk');
