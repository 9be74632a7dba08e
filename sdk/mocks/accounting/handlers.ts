import { typedText } from '../../contract/filter-values.ts';
import { isMonth, lastMonth } from '../../domain/accounting/accountant-month.ts';
import { addMonth } from '../../domain/accounting/add-month.ts';
import { transactionCategories } from '../../domain/accounting/categories.ts';
import { dayIn, monthOf } from '../../domain/time/calendar.ts';
import type { components } from '../../src/schema.d.ts';
import { timeZone } from '../config/business.ts';
import { answerList, answerRecord, type MockList } from '../core/answer-list.ts';
import type { MockHandlers, Scene } from '../core/call.ts';
import { oneOfChoices, someOf } from '../core/list-filters.ts';
import { bookedMoney } from './booked-money.ts';

const monthAt = (time: string) => monthOf(dayIn(timeZone, new Date(time)));

export const accounting = {
  getAccountantMonth({ state, query, now }) {
    const month = query.month ?? lastMonth(dayIn(timeZone, now));
    const sums = addMonth(month, { ...bookedMoney(state, now), monthOf: monthAt });
    return { ...sums, timeZone, copiedAt: now.toISOString() };
  },
  listAdminTransactions: (call) => answerList(call, adminTransactions(call)),
  getAdminTransaction: (call) => answerRecord(call.params.id, adminTransactions(call)),
} satisfies Partial<MockHandlers>;

type Transaction = components['schemas']['AdminTransaction'];

function adminTransactions({ state, now }: Pick<Scene, 'state' | 'now'>): MockList<Transaction> {
  return {
    resource: 'transactions',
    records: bookedMoney(state, now).transactions,
    sortable: ['amount'],
    filters: {
      texts: ['id', 'payoutId'],
      times: ['dateCreated'],
      others: {
        category: oneOfChoices(({ category }) => category, transactionCategories),
        orderId: someOf(({ orderId }) => [orderId]),
        month(value) {
          const month = typedText(value);
          if (month === undefined || !isMonth(month)) return undefined;
          return ({ dateCreated, payoutDate }) =>
            monthAt(dateCreated) <= month &&
            (monthAt(dateCreated) === month || payoutDate === null || monthAt(payoutDate) >= month);
        },
      },
    },
  };
}
