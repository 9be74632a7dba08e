import type { Handlers } from '../contract/handlers.ts';
import { answerList, answerRecord, resourceList } from '../http/resource-list.ts';
import { expressionBuilder } from 'kysely';
import type { components } from '@spindle/sdk/schema';
import { textsOf } from '@spindle/sdk/contract/filter-values';
import { fullName } from '@spindle/sdk/domain/identity/full-name';
import { dateTimeRange, oneOfIds, oneOfTexts, type ListFilter } from '../database/list-filters.ts';
import type { Aliased } from '../database/tables.ts';
import { networkOf } from '../http/network-of.ts';
import { ofPeople } from './of-people.ts';

const { ref } = expressionBuilder<Aliased<{ s: 'security_events' }>, 's'>();

/** Matches events from the addresses' networks. */
const fromNetworks: ListFilter = (value) =>
  oneOfTexts(ref('s.network'))(value === null ? null : (textsOf(value)?.map(networkOf) ?? true));

/** The list of security events for administrators. */
export const adminSecurityEvents = resourceList((tables) =>
  tables.selectFrom('security_events as s'),
)({
  resource: 'securityEvents',
  defaultSort: { field: 'dateCreated', direction: 'DESC' },
  key: ['s.id'],
  columns: (events) =>
    events
      .leftJoin('users as u', 'u.id', 's.user_id')
      .select([
        's.id',
        's.type',
        's.reason',
        's.operation',
        's.user_id as userId',
        'u.email as userEmail',
        'u.first_name as firstName',
        'u.last_name as lastName',
        's.token_id as tokenId',
        's.address',
        's.count',
        's.first_at as firstAt',
        's.last_at as lastAt',
      ]),
  sortable: { dateCreated: ['s.first_at'], id: ['s.id'] },
  filters: {
    id: oneOfIds(ref('s.id')),
    type: oneOfTexts(ref('s.type')),
    reason: oneOfTexts(ref('s.reason')),
    userId: oneOfIds(ref('s.user_id')),
    userEmail: ofPeople(ref('s.user_id')),
    address: fromNetworks,
    dateCreated_gte: dateTimeRange(ref('s.first_at'), '>='),
    dateCreated_lte: dateTimeRange(ref('s.first_at'), '<='),
  },
  present: (row): components['schemas']['SecurityEvent'] => ({
    id: row.id,
    dateCreated: row.firstAt.toISOString(),
    dateModified: row.lastAt.toISOString(),
    type: row.type,
    reason: row.reason,
    operation: row.operation,
    userId: row.userId,
    userEmail: row.userEmail,
    userName: fullName(row) || null,
    tokenId: row.tokenId,
    address: row.address,
    count: row.count,
  }),
});

export const securityLists = {
  listAdminSecurityEvents: (call) => answerList(call, adminSecurityEvents),
  getAdminSecurityEvent: ({ em, params }) => answerRecord(em, params.id, adminSecurityEvents),
} satisfies Handlers<'listAdminSecurityEvents' | 'getAdminSecurityEvent'>;
