import { sql } from 'kysely';
import { rowsOf, theirs, unowned, type Erasure, type Rule } from './rule.ts';

const BOOKS = 'as long as the law requires accounting records';
const forBooks = { until: BOOKS, stays: true } as const;
const ofOrders = { why: 'agreements about an order', until: 'the account is deleted' };

/** Selects a person's orders, which lead to related rows. */
const ordersOf = ({ tables, id }: Parameters<Erasure>[0]) =>
  tables.selectFrom('orders').select('id').where('user_id', '=', id);

/** Sales, customers' purchases and payments. */
export const sales: Record<string, Rule> = {
  access_grants: {
    plain: ['catalog_id', 'item_id'],
    personal: [
      {
        columns: ['note', 'granted_by'],
        why: 'access granted by staff',
        until: 'the account is deleted',
        erase: rowsOf('access_grants'),
      },
    ],
  },
  balance_transactions: unowned(
    'id',
    'category',
    'description',
    'payment_intent_id',
    'payout_id',
    'provider_refund_id',
  ),
  cart_codes: theirs('cart_codes', ['code'], {
    why: 'the cart',
    until: 'until bought, or the account is deleted',
  }),
  cart_lines: theirs('cart_lines', ['catalog_id', 'item_id'], {
    why: 'the cart',
    until: 'until bought, or the account is deleted',
  }),
  checkout_lines: unowned(
    'catalog_id',
    'item_id',
    'title',
    'description',
    'image',
    'parts',
    'shipping_group',
    'provider_price_id',
    'provider_product_id',
  ),
  checkouts: {
    plain: ['state', 'session_id', 'discount_id', 'fingerprint'],
    personal: [
      {
        columns: ['request', 'url', 'ship_to'],
        why: "the payment page's request, for retries after a crash",
        until: 'until the account is deleted; the payment and the orders keep the amounts paid',
        erase: async ({ tables, id }) => {
          await tables
            .deleteFrom('checkouts as c')
            .where('c.user_id', '=', id)
            .where(({ exists, not, selectFrom }) =>
              not(exists(selectFrom('payments').select('id').whereRef('checkout_id', '=', 'c.id'))),
            )
            .execute();
          await sql`update checkouts set request = '{}', url = null, ship_to = null
            where user_id = ${id}`.execute(tables);
        },
      },
    ],
  },
  discount_codes: unowned(
    'code',
    'items',
    'families',
    'catalogs',
    'customer_tags',
    'products',
    'promotion_code_id',
    'problem',
  ),
  discount_uses: unowned('state'),
  disputes: unowned('id', 'reason', 'status'),
  entitlement_entries: unowned('catalog_id', 'item_id', 'source', 'closed_because'),
  entitlements: unowned('catalog_id', 'item_id', 'source', 'closed_because'),
  invoice_counters: unowned('series'),
  invoices: {
    plain: ['series', 'number', 'kind'],
    personal: [
      {
        columns: ['customer_name', 'email', 'document'],
        why: 'tax law: an invoice names the customer and never changes',
        ...forBooks,
      },
    ],
  },
  item_coupons: unowned('coupon_id', 'name'),
  item_notices: theirs('item_notices', ['catalog_id', 'item_id'], {
    why: 'back-in-stock requests',
    until: '90 days after the notification, then deleted by `forget-notices`',
  }),
  licence_keys: {
    plain: ['attribute_id', 'title'],
    personal: [
      {
        columns: ['key'],
        why: 'opens a purchase but contains nothing about its buyer',
        until: 'as long as the order',
      },
    ],
  },
  order_events: {
    plain: ['from', 'to'],
    personal: [
      {
        columns: ['why'],
        why: 'why an order changed status; written by staff or the shop',
        ...forBooks,
      },
    ],
  },
  order_labels: {
    plain: ['shipment_id', 'state', 'contents', 'tracking_status'],
    personal: [
      {
        columns: ['tracking_number'],
        why: 'tax law: that a parcel left the country, and when',
        ...forBooks,
      },
      {
        columns: ['tracking_url', 'url', 'customs_form_url'],
        ...ofOrders,
        erase: (who) =>
          who.tables
            .updateTable('order_labels')
            .set({ url: '', tracking_url: null, customs_form_url: null })
            .where('order_id', 'in', ordersOf(who))
            .execute(),
      },
    ],
  },
  order_lines: unowned(
    'catalog_id',
    'item_id',
    'title',
    'description',
    'image',
    'parts',
    'return_reason',
  ),
  orders: {
    plain: [
      'order_state',
      'shipping_group',
      'shipping_preference',
      'shipment_id',
      'tracking_status',
      'charge_status',
      'itn',
      'alert',
    ],
    personal: [
      {
        columns: ['shipping', 'tracking_number'],
        why: "tax law: the destination decides which tax is due; phone numbers don't count",
        ...forBooks,
        erase: ({ tables, id }) =>
          sql`update orders set shipping = shipping - 'phone'
            where user_id = ${id} and shipping is not null`.execute(tables),
      },
      {
        columns: ['label_url', 'tracking_url', 'customs_form_url'],
        ...ofOrders,
        erase: ({ tables, id }) =>
          tables
            .updateTable('orders')
            .set({ label_url: null, tracking_url: null, customs_form_url: null })
            .where('user_id', '=', id)
            .execute(),
      },
      {
        columns: ['tags'],
        why: 'copied from `order_tags` by a trigger',
        until: 'as long as `order_tags`',
      },
    ],
  },
  parts_lists: {
    plain: ['id', 'items'],
    personal: [
      {
        columns: ['title'],
        why: 'anonymous: shared by link, without an account',
        until: 'a year after it was last opened, then deleted by `drop-unopened-parts-lists`',
      },
    ],
  },
  payments: {
    plain: ['session_id', 'payment_intent_id', 'charge_id', 'charge_status', 'balance_transaction'],
    personal: [
      {
        columns: ['billing', 'payment_method', 'customer_id'],
        why: "tax law: who paid, how, and where they live; phone numbers don't count",
        ...forBooks,
        erase: ({ tables, id }) =>
          sql`update payments set billing = billing - 'phone' - 'email'
            where user_id = ${id} and billing is not null`.execute(tables),
      },
      {
        columns: ['receipt_url'],
        ...ofOrders,
        erase: ({ tables, id }) =>
          tables
            .updateTable('payments')
            .set({ receipt_url: null })
            .where('user_id', '=', id)
            .execute(),
      },
    ],
  },
  payouts: unowned('id', 'status'),
  provider_events: unowned('provider', 'event_id', 'type', 'object_id'),
  refund_lines: unowned('parts'),
  refunds: {
    plain: ['state', 'origin', 'request_key', 'provider_refund_id'],
    personal: [
      {
        columns: ['reason', 'failure'],
        why: 'tax law: refund reasons, as on credit notes',
        ...forBooks,
      },
    ],
  },
  sales_days: unowned('country'),
  sales_item_days: unowned('catalog_id', 'item_id'),
  sales_item_months: unowned('catalog_id', 'item_id'),
  shown_quotes: theirs('shown_quotes', ['basket', 'quote'], {
    why: 'honors the quoted shipping cost',
    until: 'a day, then deleted by `forget-quotes`',
  }),
  subscription_checkouts: {
    plain: ['catalog_id', 'item_id', 'state', 'price_id', 'session_id'],
    personal: [
      {
        columns: ['request', 'url'],
        why: "the payment page's request, for retries after a crash",
        until: 'the account is deleted',
        erase: rowsOf('subscription_checkouts'),
      },
    ],
  },
  subscriptions: {
    plain: ['provider_id', 'catalog_id', 'item_id', 'status', 'closed_because'],
    personal: [
      {
        columns: ['customer_id'],
        why: "tax law: identifies the customer of the subscription's invoices at the payment provider",
        ...forBooks,
      },
    ],
  },
  summed_days: unowned('time_zone'),
};
