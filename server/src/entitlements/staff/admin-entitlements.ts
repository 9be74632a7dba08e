import type { components } from '@spindle/sdk/schema';
import { flag, oneOfIds, oneOfTexts } from '../../database/list-filters.ts';
import type { ResourceList } from '../../http/resource-list.ts';
import { licenceKeysOf } from '../bought-access.ts';
import {
  entitlementSources,
  type ClosingReason,
  type EntitlementSource,
} from '../entitlement.entity.ts';
import { isOpen } from '../open-entitlements.ts';

type Wire = components['schemas']['AdminEntitlement'];

interface AdminEntitlementRow {
  id: string;
  userId: string;
  email: string | null;
  catalogId: string;
  itemId: string;
  title: string | null;
  source: EntitlementSource;
  sourceId: string;
  open: boolean;
  createdAt: Date;
  endsAt: Date | null;
  closedBecause: ClosingReason | null;
  note: string | null;
  licenceKeys: Wire['licenceKeys'];
}

/** What everybody may open as of `now`, and could before. */
export function adminEntitlements(now: Date): ResourceList<AdminEntitlementRow, Wire> {
  const open = isOpen('e', `timestamptz '${now.toISOString()}'`);
  return {
    resource: 'entitlements',
    defaultSort: { field: 'dateCreated', direction: 'DESC' },
    source: {
      from: 'entitlements e',
      key: ['e.id'],
      joins: `
        left join users u on u.id = e.user_id
        left join catalog_items i on i.catalog_id = e.catalog_id and i.item_id = e.item_id
        left join order_lines l on e.source = 'ORDER' and l.id = e.source_id
        left join access_grants g on e.source = 'GRANT' and g.id = e.source_id`,
      columns: `e.id, e.user_id as "userId", u.email, e.catalog_id as "catalogId",
        e.item_id as "itemId", i.title, e.source, coalesce(l.order_id, e.source_id) as "sourceId",
        ${open} as open, e.created_at as "createdAt", e.ends_at as "endsAt",
        e.closed_because as "closedBecause", g.note, ${licenceKeysOf('e')} as "licenceKeys"`,
      sortable: {
        dateCreated: ['e.created_at'],
        endsAt: ['e.ends_at'],
        catalogItemId: ['e.catalog_id', 'e.item_id'],
        id: ['e.id'],
      },
      filters: {
        id: oneOfIds('e.id'),
        userId: oneOfIds('e.user_id'),
        catalogId: oneOfTexts('e.catalog_id'),
        catalogItemId: oneOfTexts('e.item_id'),
        source: oneOfTexts('e.source', entitlementSources),
        open: flag(open),
      },
    },
    present: (row) => ({
      id: row.id,
      userId: row.userId,
      email: row.email ?? '',
      catalogId: row.catalogId,
      catalogItemId: row.itemId,
      title: row.title ?? row.itemId,
      source: row.source,
      sourceId: row.sourceId,
      open: row.open,
      dateCreated: row.createdAt.toISOString(),
      endsAt: row.endsAt?.toISOString() ?? null,
      closedBecause: row.closedBecause,
      note: row.note,
      licenceKeys: row.licenceKeys,
    }),
  };
}
