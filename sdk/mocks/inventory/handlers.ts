import type { components } from '../../src/schema.d.ts';
import { keyTextOf } from '../catalog/find-record.ts';
import { getVisibleItem } from '../catalog/read-cache.ts';
import { answerList, answerRecord, type MockList } from '../core/answer-list.ts';
import type { MockHandlers } from '../core/call.ts';
import { adjustStock } from './adjust-stock.ts';
import type { ShopState } from '../state.ts';

export const inventory = {
  getInventory: (call) => ({ count: getVisibleItem(call, call.params).inventory }),
  listAdminStock: (call) => answerList(call, adminStock(call.state)),
  getAdminStock: ({ params, state }) => answerRecord(params.id, adminStock(state)),
  adjustStock: (call) => adjustStock(call),
} satisfies Partial<MockHandlers>;

function adminStock({ stock, items }: ShopState): MockList<components['schemas']['StockMovement']> {
  const titles = new Map(items.map((item) => [keyTextOf(item), item.title]));
  const records = stock.map((one) => ({ ...one, title: titles.get(keyTextOf(one)) ?? null }));
  return {
    resource: 'stock',
    records,
    // Movements at the same time stay in the order in which they were made.
    sortBy: { dateCreated: (movement) => [movement.dateCreated, records.indexOf(movement)] },
    filters: {
      ids: ['id'],
      texts: ['catalogId', 'catalogItemId', 'reason', 'subject'],
      times: ['dateCreated'],
    },
  };
}
