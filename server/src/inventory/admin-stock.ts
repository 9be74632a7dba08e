import type { components } from '@spindle/sdk/schema';
import { moments, oneOfIds, oneOfTexts } from '../database/list-filters.ts';
import type { ResourceList } from '../http/resource-list.ts';
import type { MovementReason } from './stock-movement.entity.ts';

interface MovementRow {
  id: string;
  at: Date;
  catalogId: string;
  catalogItemId: string;
  reason: MovementReason;
  onHand: number;
  reserved: number;
  onHandAfter: number;
  reservedAfter: number;
  subject: string | null;
  actorEmail: string | null;
}

/** Every change of stock. */
export const adminStock: ResourceList<MovementRow, components['schemas']['StockMovement']> = {
  resource: 'stock',
  defaultSort: { field: 'dateCreated', direction: 'DESC' },
  source: {
    from: 'stock_movements m',
    key: ['m.id'],
    columns: `m.id, m.at, m.catalog_id as "catalogId", m.item_id as "catalogItemId", m.reason,
      m.on_hand as "onHand", m.reserved, m.on_hand_after as "onHandAfter",
      m.reserved_after as "reservedAfter", m.subject, m.actor_email as "actorEmail"`,
    sortable: { dateCreated: ['m.at', 'm.position'], id: ['m.id'] },
    filters: {
      id: oneOfIds('m.id'),
      catalogId: oneOfTexts('m.catalog_id'),
      catalogItemId: oneOfTexts('m.item_id'),
      reason: oneOfTexts('m.reason'),
      subject: oneOfTexts('m.subject'),
      dateCreated_gte: moments('m.at', '>='),
      dateCreated_lte: moments('m.at', '<='),
    },
  },
  present: (row) => ({
    id: row.id,
    dateCreated: row.at.toISOString(),
    catalogId: row.catalogId,
    catalogItemId: row.catalogItemId,
    reason: row.reason,
    onHand: row.onHand,
    reserved: row.reserved,
    onHandAfter: row.onHandAfter,
    reservedAfter: row.reservedAfter,
    subject: row.subject,
    actorEmail: row.actorEmail,
  }),
};
