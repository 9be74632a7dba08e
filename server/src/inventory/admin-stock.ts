import { expressionBuilder } from 'kysely';
import type { components } from '@spindle/sdk/schema';
import { dateTimeRange, oneOfIds, oneOfTexts } from '../database/list-filters.ts';
import type { Aliased } from '../database/tables.ts';
import { resourceList } from '../http/resource-list.ts';

const { ref } = expressionBuilder<Aliased<{ m: 'stock_movements' }>, 'm'>();

export const adminStock = resourceList((tables) => tables.selectFrom('stock_movements as m'))({
  resource: 'stock',
  defaultSort: { field: 'dateCreated', direction: 'DESC' },
  key: ['m.id'],
  columns: (movements) =>
    movements.select((eb) => [
      'm.id',
      'm.at',
      'm.catalog_id as catalogId',
      'm.item_id as catalogItemId',
      eb
        .selectFrom('catalog_items as i')
        .whereRef('i.catalog_id', '=', 'm.catalog_id')
        .whereRef('i.item_id', '=', 'm.item_id')
        .select('i.title')
        .as('title'),
      'm.reason',
      'm.on_hand as onHand',
      'm.reserved',
      'm.on_hand_after as onHandAfter',
      'm.reserved_after as reservedAfter',
      'm.subject',
      'm.actor_email as actorEmail',
    ]),
  sortable: { dateCreated: ['m.at', 'm.position'], id: ['m.id'] },
  filters: {
    id: oneOfIds(ref('m.id')),
    catalogId: oneOfTexts(ref('m.catalog_id')),
    catalogItemId: oneOfTexts(ref('m.item_id')),
    reason: oneOfTexts(ref('m.reason')),
    subject: oneOfTexts(ref('m.subject')),
    dateCreated_gte: dateTimeRange(ref('m.at'), '>='),
    dateCreated_lte: dateTimeRange(ref('m.at'), '<='),
  },
  present: (row): components['schemas']['StockMovement'] => ({
    id: row.id,
    dateCreated: row.at.toISOString(),
    catalogId: row.catalogId,
    catalogItemId: row.catalogItemId,
    title: row.title,
    reason: row.reason,
    onHand: row.onHand,
    reserved: row.reserved,
    onHandAfter: row.onHandAfter,
    reservedAfter: row.reservedAfter,
    subject: row.subject,
    actorEmail: row.actorEmail,
  }),
});
