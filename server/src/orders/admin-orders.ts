import type { components } from '@spindle/sdk/schema';
import {
  escapeLike,
  moments,
  oneOfIds,
  oneOfTexts,
  textsOf,
  typedText,
  type ListFilter,
} from '../database/list-filters.ts';
import type { ResourceList } from '../http/resource-list.ts';
import { ofProviderCustomer } from './of-provider-customer.ts';
import { stateNames } from './presenters.ts';
import { holdsStateName } from './state-names.ts';
import { inTrouble, recentSince, stillDisputed, stillFailed, troubles } from './troubles.ts';
import { orderStates, type OrderState } from '@spindle/sdk/domain/orders/transitions';

interface AdminOrderRow {
  id: string;
  userId: string;
  customerId: string | null;
  email: string | null;
  createdAt: Date;
  orderState: OrderState;
  openReturns: number;
  totalCents: number;
  refundedCents: number;
  trackingNumber: string | null;
  parentId: string | null;
  shippingGroup: string;
  disputed: boolean;
  refundFailed: boolean;
}

/** Orders by something only their account knows. */
const whoseAccount = (condition: string) =>
  `o.user_id = any(array(select id from users where ${condition}))`;

const byEmail: ListFilter = (wanted, bind) => {
  const emails = textsOf(wanted)?.map((email) => email.toLowerCase());
  return emails && whoseAccount(`lower(email) = any(${bind(emails)}::text[])`);
};

const byCustomer: ListFilter = (wanted, bind) => {
  const ids = textsOf(wanted);
  return ids && ofProviderCustomer(`= any(${bind(ids)}::text[])`);
};

/** The beginning of an order's id, as people read it out, or a part of the e-mail. */
const byText: ListFilter = (wanted, bind) => {
  const text = typedText(wanted);
  if (text === undefined) return undefined;
  if (text === '') return 'true';
  const whose = whoseAccount(`lower(email) like ${bind(`%${escapeLike(text)}%`)}`);
  const digits = text.replace(/^#/, '').replaceAll('-', '');
  if (!/^[0-9a-f]{1,32}$/.test(digits)) return whose;
  const first = bind(digits.padEnd(32, '0'));
  const last = bind(digits.padEnd(32, 'f'));
  return `(o.id between ${first}::uuid and ${last}::uuid or ${whose})`;
};

/** Orders that need somebody, as the summary counts them. */
const byTrouble: ListFilter = (wanted, bind) => {
  const trouble = troubles.find((one) => one === wanted);
  return trouble && inTrouble(trouble, () => bind(recentSince(new Date())));
};

/** Any name in the order's `state`. */
const byState: ListFilter = (wanted, bind) => {
  const name = typedText(wanted)?.toUpperCase();
  return name === undefined ? undefined : holdsStateName(name, bind(name));
};

/** A refund for `o` itself, or one nobody could tell the order of. */
const failedFor = `failed.payment_id = o.payment_id
        and (failed.order_id = o.id or failed.order_id is null)`;

/** Every sortable field is the beginning of an index, or 200,000 orders would be sorted each time. */
export const adminOrders: ResourceList<AdminOrderRow, components['schemas']['AdminOrder']> = {
  resource: 'orders',
  defaultSort: { field: 'dateCreated', direction: 'DESC' },
  source: {
    from: 'orders o',
    key: ['o.id'],
    // one at a time: how many rows the page has the planner cannot know, and reads whole tables else
    joins: `
      left join lateral (
        select customer_id from payments where id = o.payment_id limit 1) p on true
      left join lateral (
        select email, provider_customer_id from users where id = o.user_id limit 1) u on true`,
    columns: `o.id, o.user_id as "userId", u.email,
      coalesce(u.provider_customer_id, p.customer_id) as "customerId",
      o.created_at as "createdAt", o.order_state as "orderState", o.open_returns as "openReturns",
      o.total_cents as "totalCents", o.refunded_cents as "refundedCents",
      o.tracking_number as "trackingNumber", o.parent_id as "parentId",
      o.shipping_group as "shippingGroup",
      exists (select ${stillDisputed} and payment_id = o.payment_id) as disputed,
      exists (select ${stillFailed} and ${failedFor}) as "refundFailed"`,
    sortable: {
      dateCreated: ['o.created_at'],
      orderState: ['o.order_state', 'o.created_at'],
      id: ['o.id'],
    },
    filters: {
      id: oneOfIds('o.id'),
      userId: oneOfIds('o.user_id'),
      parentId: oneOfIds('o.parent_id'),
      orderState: oneOfTexts('o.order_state', orderStates),
      shippingGrouping: oneOfTexts('o.shipping_group'),
      email: byEmail,
      customerId: byCustomer,
      dateCreated_gte: moments('o.created_at', '>='),
      dateCreated_lte: moments('o.created_at', '<='),
      state: byState,
      status: oneOfTexts('o.charge_status'),
      trouble: byTrouble,
      q: byText,
    },
  },
  present: (row) => ({
    id: row.id,
    orderId: row.id,
    userId: row.userId,
    customerId: row.customerId,
    email: row.email ?? '',
    dateCreated: row.createdAt.toISOString(),
    state: stateNames(row),
    orderState: row.orderState,
    total: row.totalCents,
    total_refunded: row.refundedCents,
    trackingNumber: row.trackingNumber,
    parentId: row.parentId,
    shippingGrouping: row.shippingGroup,
    disputed: row.disputed,
    refundFailed: row.refundFailed,
  }),
};
