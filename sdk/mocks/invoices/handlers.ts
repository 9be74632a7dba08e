import { notFound } from '../../contract/failure.ts';
import { presentInvoice } from '../../domain/invoices/presenters.ts';
import { noSuch } from '../../domain/records.ts';
import type { components } from '../../src/schema.d.ts';
import { answerList, answerRecord, type MockList } from '../core/answer-list.ts';
import { type AnyMockCall, fileHeaders, type MockHandlers } from '../core/call.ts';
import { idsOf, typedText } from '../../contract/filter-values.ts';
import { startOfNumber } from '../../domain/invoices/document.ts';
import { holdsWords, oneOfChoices, type ListFilter } from '../core/list-filters.ts';
import { ownOrder } from '../orders/find-order.ts';
import type { ShopState } from '../state.ts';
import type { Invoice } from './invoice.ts';
import { invoicesOf } from './issue-invoice.ts';
import { plainPdf } from '../../demo/plain-invoice-pdf.ts';

export const invoices = {
  getOrderInvoice(call) {
    const { number } = call.query;
    const found = invoicesOf(call.state, ownOrder(call, call.params.orderId)).find(({ document }) =>
      number === undefined ? document.kind === 'INVOICE' : document.number === number,
    );
    if (found === undefined) throw notFound(noSuch('invoice'));
    return answerPdf(call, found);
  },
  listAdminInvoices: (call) => answerList(call, adminInvoices(call.state)),
  getAdminInvoice: ({ params, state }) => answerRecord(params.id, adminInvoices(state)),
  getAdminInvoicePdf(call) {
    const found = call.state.invoices.find(({ id }) => id === call.params.id);
    if (found === undefined) throw notFound();
    return answerPdf(call, found);
  },
} satisfies Partial<MockHandlers>;

function answerPdf({ setHeaders }: Pick<AnyMockCall, 'setHeaders'>, { document }: Invoice): string {
  setHeaders(fileHeaders('application/pdf', `${document.number}.pdf`));
  return plainPdf(document);
}

type AdminInvoice = components['schemas']['AdminInvoice'];

const kinds = ['INVOICE', 'CREDIT_NOTE', 'CANCELLATION'] as const;

function adminInvoices(state: ShopState): MockList<AdminInvoice> {
  return {
    resource: 'invoices',
    records: state.invoices.map(presentInvoice),
    sortable: ['number'],
    defaultSort: { field: 'dateIssued', direction: 'DESC' },
    filters: {
      ids: ['id', 'userId'],
      texts: ['number'],
      times: ['dateIssued'],
      others: {
        kind: oneOfChoices(({ kind }) => kind, kinds),
        orderId: (value) => {
          const chosen = idsOf(value);
          if (chosen === undefined) return undefined;
          const of = state.orders.filter(({ orderId }) => chosen.includes(orderId));
          const ids = new Set(of.flatMap((order) => invoicesOf(state, order)).map(({ id }) => id));
          return ({ id }) => ids.has(id);
        },
        q: fitsText,
      },
    },
  };
}

const fitsWords = holdsWords(({ customerName, email }: components['schemas']['AdminInvoice']) => [
  customerName,
  email,
]);

const fitsText: ListFilter<components['schemas']['AdminInvoice']> = (value) => {
  const start = startOfNumber(typedText(value) ?? '');
  if (start === null) return fitsWords(value);
  return ({ number }) => number.toLowerCase().startsWith(start);
};
