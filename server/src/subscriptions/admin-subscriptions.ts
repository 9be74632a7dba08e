import type { components } from '@spindle/sdk/schema';
import { flag, oneOfIds, oneOfTexts, textsOf, type ListFilter } from '../database/list-filters.ts';
import type { ResourceList } from '../http/resource-list.ts';

interface AdminSubscriptionRow {
  id: string;
  userId: string;
  email: string | null;
  customerId: string;
  providerId: string;
  catalogId: string;
  itemId: string;
  title: string | null;
  status: string;
  cancelled: boolean;
  currentPeriodEnd: Date | null;
  endedAt: Date | null;
  createdAt: Date;
}

const byEmail: ListFilter = (wanted, bind) => {
  const emails = textsOf(wanted)?.map((email) => email.toLowerCase());
  return (
    emails &&
    `s.user_id = any(array(select id from users where lower(email) = any(${bind(emails)}::text[])))`
  );
};

/** All subscriptions there have been. */
export const adminSubscriptions: ResourceList<
  AdminSubscriptionRow,
  components['schemas']['AdminSubscription']
> = {
  resource: 'subscriptions',
  defaultSort: { field: 'dateCreated', direction: 'DESC' },
  source: {
    from: 'subscriptions s',
    key: ['s.id'],
    joins: `
      left join users u on u.id = s.user_id
      left join catalog_items i on i.catalog_id = s.catalog_id and i.item_id = s.item_id`,
    columns: `s.id, s.user_id as "userId", u.email, s.customer_id as "customerId",
      s.provider_id as "providerId", s.catalog_id as "catalogId", s.item_id as "itemId", i.title,
      s.status, s.cancelled, s.current_period_end as "currentPeriodEnd", s.ended_at as "endedAt",
      s.created_at as "createdAt"`,
    sortable: {
      dateCreated: ['s.created_at'],
      currentPeriodEnd: ['s.current_period_end'],
      status: ['s.status', 's.created_at'],
      id: ['s.id'],
    },
    filters: {
      id: oneOfIds('s.id'),
      userId: oneOfIds('s.user_id'),
      email: byEmail,
      catalogId: oneOfTexts('s.catalog_id'),
      catalogItemId: oneOfTexts('s.item_id'),
      providerId: oneOfTexts('s.provider_id'),
      status: oneOfTexts('s.status'),
      cancelled: flag('s.cancelled'),
    },
  },
  present: (row) => ({
    id: row.id,
    userId: row.userId,
    email: row.email ?? '',
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
};
