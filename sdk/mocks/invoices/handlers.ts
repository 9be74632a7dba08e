import { getOr404 } from '../core/find.ts';
import { presentInvoice } from '../../domain/invoices/presenters.ts';
import type { components } from '../../src/schema.d.ts';
import { answerList, answerRecord, type MockList } from '../core/answer-list.ts';
import { type AnyMockCall, fileHeaders, type MockHandlers } from '../core/call.ts';
import { typedText } from '../../contract/filter-values.ts';
import { startOfNumber } from '../../domain/invoices/document.ts';
import { containsWords, oneOfChoices, someOf, type ListFilter } from '../core/list-filters.ts';
import { ownOrder } from '../orders/find-order.ts';
import type { Invoice, ShopState } from '../state.ts';
import { invoicesOf } from './issue-invoice.ts';
import { plainPdf } from '../../demo/plain-invoice-pdf.ts';

export const invoices = {
  getOrderInvoice(call) {
    const { number } = call.query;
    const isAsked = ({ document }: Invoice) =>
      number === undefined ? document.kind === 'INVOICE' : document.number === number;
    const invoicesOfOrder = invoicesOf(call.state, ownOrder(call, call.params.orderId));
    return answerPdf(call, getOr404(invoicesOfOrder, isAsked, 'invoice'));
  },
  listAdminInvoices: (call) => answerList(call, adminInvoices(call.state)),
  getAdminInvoice: ({ params, state }) => answerRecord(params.id, adminInvoices(state)),
  getAdminInvoicePdf: (call) =>
    answerPdf(
      call,
      getOr404(call.state.invoices, ({ id }) => id === call.params.id),
    ),
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
        orderId: someOf(({ id }) =>
          state.orders
            .filter((order) => invoicesOf(state, order).some((one) => one.id === id))
            .map(({ orderId }) => orderId),
        ),
        q: fitsText,
      },
    },
  };
}

const fitsWords = containsWords(
  ({ customerName, email }: components['schemas']['AdminInvoice']) => [customerName, email],
);

const fitsText: ListFilter<components['schemas']['AdminInvoice']> = (value) => {
  const start = startOfNumber(typedText(value) ?? '');
  if (start === null) return fitsWords(value);
  return ({ number }) => number.toLowerCase().startsWith(start);
};
