import { expressionBuilder } from 'kysely';
import { presentCustomer } from '@spindle/sdk/domain/identity/staff-changes';
import { bool, countRows, int, lower } from '../database/expressions.ts';
import { flag, dateTimeRange, oneOfIds, oneOfTexts, taggedWith } from '../database/list-filters.ts';
import type { Aliased, Tables } from '../database/tables.ts';
import { peopleByText } from './people-by-text.ts';
import { resourceList } from '../http/resource-list.ts';

const { eb, ref } = expressionBuilder<Tables & Aliased<{ u: 'users' }>, 'u'>();

const mfaEnrolled = bool(eb('u.totp_secret', 'is not', null));

const notesOf = int(
  expressionBuilder<Tables & Aliased<{ u: 'users' }>, 'u'>()
    .selectFrom('notes')
    .select(countRows().as('notes'))
    .whereRef('user_id', '=', 'u.id'),
);

/** Lists everyone with an account, including staff. */
export const adminCustomers = resourceList((tables) => tables.selectFrom('users as u'))({
  resource: 'customers',
  defaultSort: { field: 'dateCreated', direction: 'DESC' },
  key: ['u.id'],
  columns: (users) =>
    users.select([
      'u.id',
      'u.email',
      'u.first_name as firstName',
      'u.last_name as lastName',
      'u.extended',
      'u.warehouse',
      'u.roles',
      mfaEnrolled.as('mfaEnrolled'),
      bool(eb('u.password_hash', 'is not', null)).as('passwordSet'),
      'u.provider_customer_id as customerId',
      'u.created_at as createdAt',
      'u.tags',
      notesOf.as('noteCount'),
    ]),
  sortable: {
    dateCreated: ['u.created_at'],
    email: [lower(ref('u.email'))],
    lastName: [lower(ref('u.last_name')), lower(ref('u.first_name'))],
    id: ['u.id'],
  },
  filters: {
    id: oneOfIds(ref('u.id')),
    customerId: oneOfTexts(ref('u.provider_customer_id')),
    extended: flag(ref('u.extended')),
    warehouse: flag(ref('u.warehouse')),
    mfaEnrolled: flag(mfaEnrolled),
    tag: taggedWith(ref('u.tags')),
    dateCreated_gte: dateTimeRange(ref('u.created_at'), '>='),
    dateCreated_lte: dateTimeRange(ref('u.created_at'), '<='),
  },
  lookups: { q: peopleByText },
  present: presentCustomer,
});
