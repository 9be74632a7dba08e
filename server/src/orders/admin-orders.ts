import { expressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { bool, countRows, int, literal } from '../database/expressions.ts';
import {
  dateTimeRange,
  oneOfIds,
  oneOfTexts,
  taggedWith,
  type ListFilter,
} from '../database/list-filters.ts';
import type { Aliased, Tables } from '../database/tables.ts';
import { resourceList } from '../http/resource-list.ts';
import { textsOf, typedText } from '@spindle/sdk/contract/filter-values';
import { ofAccountsWithEmail } from '../identity/of-accounts.ts';
import { ofProviderCustomers } from './of-provider-customer.ts';
import { fullName } from '@spindle/sdk/domain/identity/full-name';
import { presentAdminOrder } from '@spindle/sdk/domain/orders/present-order';
import { linesOfOrder, listedColumns, inContract } from './order-lines.ts';
import { ordersByText } from './orders-by-text.ts';
import { hasStateName } from './state-names.ts';
import { problems } from '@spindle/sdk/domain/orders/problems';
import { inProblem, stillDisputed, stillFailed } from './problems.ts';
import { orderStates } from '@spindle/sdk/domain/orders/transitions';

const { exists, ref } = expressionBuilder<Tables & Aliased<{ o: 'orders' }>, 'o'>();

const byCustomer: ListFilter = (value) => {
  const ids = textsOf(value);
  return ids && ofProviderCustomers(ids);
};

/** Finds orders that need attention, using the same conditions as the counts in the summary. */
const byProblem: ListFilter = (value) => {
  const problem = problems.find((one) => one === value);
  return problem && inProblem(problem, new Date());
};

/** Accepts every status that an order's `state` can show. */
const byState: ListFilter = (value) => {
  const name = typedText(value)?.toUpperCase();
  return name === undefined ? undefined : hasStateName(name);
};

/**
 * True if a refund of order `o` failed, or a refund of its payment that can't be matched to one
 * order.
 */
const refundFailed = exists(
  stillFailed
    .whereRef('failed.payment_id', '=', 'o.payment_id')
    .where((failed) =>
      failed.or([
        failed('failed.order_id', '=', ref('o.id')),
        failed('failed.order_id', 'is', null),
      ]),
    ),
);

const notesOf = int(
  expressionBuilder<Tables & Aliased<{ o: 'orders' }>, 'o'>()
    .selectFrom('notes')
    .select(countRows().as('notes'))
    .whereRef('order_id', '=', 'o.id'),
);

/** Selects the name of the employee who is picking order `o`. */
const claimedBy = (name: 'first_name' | 'last_name') =>
  expressionBuilder<Tables & Aliased<{ o: 'orders' }>, 'o'>()
    .selectFrom('users as holder')
    .select(`holder.${name}`)
    .whereRef('holder.id', '=', 'o.claimed_by');

/**
 * Every sortable field is the first column of an index. Otherwise the database would sort a million
 * orders per request.
 */
export const adminOrders = resourceList((tables) => tables.selectFrom('orders as o'))({
  resource: 'orders',
  defaultSort: { field: 'dateCreated', direction: 'DESC' },
  key: ['o.id'],
  // Lateral joins look up each row separately. The planner can't estimate the page size and would
  // otherwise scan whole tables.
  columns: (orders) =>
    orders
      .leftJoinLateral(
        (tables) =>
          tables
            .selectFrom('payments')
            .select('customer_id')
            .whereRef('payments.id', '=', 'o.payment_id')
            .limit(literal(1))
            .as('p'),
        (join) => join.onTrue(),
      )
      .leftJoinLateral(
        (tables) =>
          tables
            .selectFrom('users')
            .select(['email', 'first_name', 'last_name', 'provider_customer_id'])
            .whereRef('users.id', '=', 'o.user_id')
            .limit(literal(1))
            .as('u'),
        (join) => join.onTrue(),
      )
      .select((row) => [
        'o.id',
        'o.user_id as userId',
        'u.email',
        'u.first_name as firstName',
        'u.last_name as lastName',
        row.fn.coalesce('u.provider_customer_id', 'p.customer_id').as('customerId'),
        'o.created_at as createdAt',
        'o.updated_at as updatedAt',
        jsonArrayFrom(linesOfOrder.select(listedColumns)).as('lines'),
        'o.order_state as orderState',
        'o.open_returns as openReturns',
        'o.total_cents as totalCents',
        'o.refunded_cents as refundedCents',
        'o.tracking_number as trackingNumber',
        'o.parent_id as parentId',
        'o.shipping_group as shippingGroup',
        bool(exists(stillDisputed.whereRef('d.payment_id', '=', 'o.payment_id'))).as('disputed'),
        bool(refundFailed).as('refundFailed'),
        'o.tags',
        'o.claimed_until as claimedUntil',
        claimedBy('first_name').as('claimedFirstName'),
        claimedBy('last_name').as('claimedLastName'),
        notesOf.as('noteCount'),
      ]),
  sortable: {
    dateCreated: ['o.created_at'],
    dateModified: ['o.updated_at'],
    orderState: ['o.order_state', 'o.created_at'],
    id: ['o.id'],
  },
  filters: {
    id: oneOfIds(ref('o.id')),
    userId: oneOfIds(ref('o.user_id')),
    parentId: oneOfIds(ref('o.parent_id')),
    orderState: oneOfTexts(ref('o.order_state'), orderStates),
    shippingGrouping: oneOfTexts(ref('o.shipping_group')),
    email: ofAccountsWithEmail(ref('o.user_id')),
    customerId: byCustomer,
    dateCreated_gte: dateTimeRange(ref('o.created_at'), '>='),
    dateCreated_lte: dateTimeRange(ref('o.created_at'), '<='),
    dateModified_gte: dateTimeRange(ref('o.updated_at'), '>='),
    dateModified_lte: dateTimeRange(ref('o.updated_at'), '<='),
    state: byState,
    tag: taggedWith(ref('o.tags')),
    status: oneOfTexts(ref('o.charge_status')),
    trouble: byProblem,
  },
  lookups: { q: ordersByText },
  present: ({ lines, claimedFirstName: firstName, claimedLastName: lastName, ...row }) =>
    presentAdminOrder(
      { ...row, items: lines.map(inContract), holder: fullName({ firstName, lastName }) },
      new Date(),
    ),
});
