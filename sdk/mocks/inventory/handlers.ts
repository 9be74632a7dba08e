import type { components } from '../../src/schema.d.ts';
import { shownItem } from '../catalog/shop-window.ts';
import { answerList, answerRecord, type MockList } from '../core/answer-list.ts';
import type { MockHandlers } from '../core/call.ts';
import { moments, oneOfIds, oneOfTexts } from '../core/list-filters.ts';
import type { ShopState } from '../state.ts';

export const inventory = {
  getInventory: (call) => ({ count: shownItem(call, call.params).inventory }),
  listAdminStock: (call) => answerList(call, adminStock(call.state)),
  getAdminStock: ({ params, state }) => answerRecord(params.id, adminStock(state)),
} satisfies Partial<MockHandlers>;

/** Every change of stock. */
const adminStock = ({ stock }: ShopState): MockList<components['schemas']['StockMovement']> => ({
  resource: 'stock',
  records: stock,
  sortable: ['dateCreated', 'id'],
  defaultSort: { field: 'dateCreated', direction: 'DESC' },
  // Entries of one moment stay in the order they were made in.
  sortBy: { dateCreated: (movement) => [movement.dateCreated, stock.indexOf(movement)] },
  filters: {
    id: oneOfIds('id', ({ id }) => id),
    catalogId: oneOfTexts('catalogId', ({ catalogId }) => catalogId),
    catalogItemId: oneOfTexts('catalogItemId', ({ catalogItemId }) => catalogItemId),
    reason: oneOfTexts('reason', ({ reason }) => reason),
    subject: oneOfTexts('subject', ({ subject }) => subject),
    dateCreated_gte: moments('dateCreated_gte', ({ dateCreated }) => dateCreated, '>='),
    dateCreated_lte: moments('dateCreated_lte', ({ dateCreated }) => dateCreated, '<='),
  },
});
