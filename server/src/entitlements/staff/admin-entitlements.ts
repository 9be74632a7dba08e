import { expressionBuilder } from 'kysely';
import { fullName } from '@spindle/sdk/domain/identity/full-name';
import type { components } from '@spindle/sdk/schema';
import { flag, oneOfIds, oneOfTexts } from '../../database/list-filters.ts';
import type { Aliased, Tables } from '../../database/tables.ts';
import { resourceList } from '../../http/resource-list.ts';
import { licenceKeys } from '../bought-access.ts';
import { digitalParts } from '../digital-parts.ts';
import { entitlementSources } from '../entitlement.entity.ts';
import { isOpen } from '../open-entitlements.ts';

type Wire = components['schemas']['AdminEntitlement'];

const { ref, selectFrom } = expressionBuilder<Tables & Aliased<{ e: 'entitlements' }>, 'e'>();

/** Selects the order whose kit contains the digital part that entitlement `e` is for. */
const orderOfPart = selectFrom('orders as o')
  .innerJoin('order_lines as l', 'l.order_id', 'o.id')
  .innerJoinLateral(digitalParts, (join) => join.onTrue())
  .select('o.id')
  .whereRef('o.user_id', '=', 'e.user_id')
  .where('e.source', '=', 'ORDER')
  .whereRef('part.sourceId', '=', 'e.source_id')
  .limit(1);

/** Lists the entitlements of all users, open or closed, as of `now`. */
export function adminEntitlements(now: Date) {
  const open = isOpen(now);
  return resourceList((tables) => tables.selectFrom('entitlements as e'))({
    resource: 'entitlements',
    defaultSort: { field: 'dateCreated', direction: 'DESC' },
    key: ['e.id'],
    columns: (entitlements) =>
      entitlements
        .leftJoin('users as u', 'u.id', 'e.user_id')
        .leftJoin('catalog_items as i', (join) =>
          join.onRef('i.catalog_id', '=', 'e.catalog_id').onRef('i.item_id', '=', 'e.item_id'),
        )
        .leftJoin('order_lines as l', (join) =>
          join.on('e.source', '=', 'ORDER').onRef('l.id', '=', 'e.source_id'),
        )
        .leftJoin('access_grants as g', (join) =>
          join.on('e.source', '=', 'GRANT').onRef('g.id', '=', 'e.source_id'),
        )
        .select((row) => [
          'e.id',
          'e.user_id as userId',
          'u.email',
          'u.first_name as firstName',
          'u.last_name as lastName',
          'e.catalog_id as catalogId',
          'e.item_id as itemId',
          'i.title',
          'e.source',
          row.fn.coalesce('l.order_id', orderOfPart, 'e.source_id').as('sourceId'),
          open.as('open'),
          'e.created_at as createdAt',
          'e.ends_at as endsAt',
          'e.closed_because as closedBecause',
          'g.note',
          licenceKeys.as('licenceKeys'),
        ]),
    sortable: {
      dateCreated: ['e.created_at'],
      endsAt: ['e.ends_at'],
      catalogItemId: ['e.catalog_id', 'e.item_id'],
      id: ['e.id'],
    },
    filters: {
      id: oneOfIds(ref('e.id')),
      userId: oneOfIds(ref('e.user_id')),
      catalogId: oneOfTexts(ref('e.catalog_id')),
      catalogItemId: oneOfTexts(ref('e.item_id')),
      source: oneOfTexts(ref('e.source'), entitlementSources),
      open: flag(open),
    },
    present: (row): Wire => ({
      id: row.id,
      userId: row.userId,
      email: row.email ?? '',
      customerName: fullName(row),
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
  });
}
