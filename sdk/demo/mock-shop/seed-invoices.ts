import { issueCreditNote, issueInvoice } from '../../mocks/invoices/issue-invoice.ts';
import type { ShopState } from '../../mocks/state.ts';
import { fixedId } from './fixed-id.ts';

/** Issues the documents of all payments and refunds, in chronological order. */
export function seedInvoices(state: ShopState): void {
  const payments = Map.groupBy(
    state.orders.filter(({ parentId }) => parentId === null),
    ({ paymentIntentId }) => paymentIntentId,
  );
  const sceneAt = (at: string) => ({
    state,
    now: new Date(at),
    newId: () => fixedId(`invoice ${state.invoices.length}`),
  });
  const paid = [...payments.values()].map((orders) => {
    const at = orders[0]?.dateCreated ?? '';
    return { at, run: () => issueInvoice(sceneAt(at), orders) };
  });
  const credited = state.orders.flatMap((order) =>
    order.refunds.map((refund) => {
      const at = refund.dateSettled ?? refund.dateCreated;
      return { at, run: () => issueCreditNote(sceneAt(at), order, refund) };
    }),
  );
  const events = [...paid, ...credited].toSorted((a, b) => a.at.localeCompare(b.at));
  for (const { run } of events) run();
}
