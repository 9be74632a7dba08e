import { expressionBuilder } from 'kysely';
import { fullName } from '@spindle/sdk/domain/identity/full-name';
import type { components } from '@spindle/sdk/schema';
import { flag, dateTimeRange, oneOfIds, oneOfTexts } from '../database/list-filters.ts';
import type { Aliased } from '../database/tables.ts';
import { resourceList } from '../http/resource-list.ts';
import { ofAccountsWithEmail } from '../identity/of-accounts.ts';

const { ref } = expressionBuilder<Aliased<{ s: 'subscriptions' }>, 's'>();

/** Lists all subscriptions, including ended ones. */
export const adminSubscriptions = resourceList((tables) => tables.selectFrom('subscriptions as s'))(
  {
    resource: 'subscriptions',
    defaultSort: { field: 'dateCreated', direction: 'DESC' },
    key: ['s.id'],
    columns: (subscriptions) =>
      subscriptions
        .leftJoin('users as u', 'u.id', 's.user_id')
        .leftJoin('catalog_items as i', (join) =>
          join.onRef('i.catalog_id', '=', 's.catalog_id').onRef('i.item_id', '=', 's.item_id'),
        )
        .select([
          's.id',
          's.user_id as userId',
          'u.email',
          'u.first_name as firstName',
          'u.last_name as lastName',
          's.customer_id as customerId',
          's.provider_id as providerId',
          's.catalog_id as catalogId',
          's.item_id as itemId',
          'i.title',
          's.status',
          's.cancelled',
          's.current_period_end as currentPeriodEnd',
          's.ended_at as endedAt',
          's.created_at as createdAt',
        ]),
    sortable: {
      dateCreated: ['s.created_at'],
      currentPeriodEnd: ['s.current_period_end'],
      status: ['s.status', 's.created_at'],
      id: ['s.id'],
    },
    filters: {
      id: oneOfIds(ref('s.id')),
      userId: oneOfIds(ref('s.user_id')),
      email: ofAccountsWithEmail(ref('s.user_id')),
      catalogId: oneOfTexts(ref('s.catalog_id')),
      catalogItemId: oneOfTexts(ref('s.item_id')),
      providerId: oneOfTexts(ref('s.provider_id')),
      status: oneOfTexts(ref('s.status')),
      cancelled: flag(ref('s.cancelled')),
      dateCreated_gte: dateTimeRange(ref('s.created_at'), '>='),
      dateCreated_lte: dateTimeRange(ref('s.created_at'), '<='),
    },
    present: (row): components['schemas']['AdminSubscription'] => ({
      id: row.id,
      userId: row.userId,
      email: row.email ?? '',
      customerName: fullName(row),
      customerId: row.customerId,
      providerId: row.providerId,
      catalogId: row.catalogId,
      catalogItemId: row.itemId,
      title: row.title ?? '',
      status: row.status,
      cancelled: row.cancelled,
      currentPeriodEnd: row.currentPeriodEnd?.toISOString() ?? null,
      endedAt: row.endedAt?.toISOString() ?? null,
      dateCreated: row.createdAt.toISOString(),
    }),
  },
);
