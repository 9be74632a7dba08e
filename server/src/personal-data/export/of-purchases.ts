import { exportedColumns } from '../../payments/sold-fields.ts';
import type { Section } from './section.ts';

/** The person's purchases, cart and granted access. */
export const ofPurchases: Section[] = [
  {
    name: 'cart',
    title: 'Your cart',
    of: ['cart_lines', 'cart_codes'],
    read: ({ tables, id }) =>
      tables
        .selectFrom('cart_lines as l')
        .leftJoin('cart_codes as c', 'c.user_id', 'l.user_id')
        .selectAll('l')
        .select('c.code')
        .where('l.user_id', '=', id)
        .orderBy('l.created_at')
        .execute(),
  },
  {
    name: 'notices',
    title: 'Your back-in-stock notifications',
    of: ['item_notices'],
    read: ({ tables, id }) =>
      tables
        .selectFrom('item_notices')
        .select(['catalog_id', 'item_id', 'created_at', 'told_at'])
        .where('user_id', '=', id)
        .orderBy('position')
        .execute(),
  },
  {
    name: 'orders',
    title: 'Your orders and returns',
    of: ['orders', 'order_tags'],
    read: ({ tables, id }) =>
      tables
        .selectFrom('orders')
        .select(['id', 'parent_id', 'payment_id', 'order_state', 'total_cents', 'tax_cents'])
        .select(['shipping_cents', 'refunded_cents', 'shipping', 'shipping_preference'])
        .select(['expected_shipping_at', 'tracking_number', 'tracking_url', 'tracking_status'])
        .select(['shipped_at', 'tags', 'itn', 'created_at', 'updated_at'])
        .where('user_id', '=', id)
        .orderBy('created_at')
        .execute(),
  },
  {
    name: 'order-lines',
    title: 'Items in your orders',
    of: [],
    read: ({ tables, id }) =>
      tables
        .selectFrom('order_lines as l')
        .innerJoin('orders as o', 'o.id', 'l.order_id')
        .select('l.order_id')
        .select(exportedColumns('l'))
        .select(['l.gross_cents', 'l.tax_cents', 'l.returned_quantity', 'l.return_reason'])
        .where('o.user_id', '=', id)
        .orderBy('o.created_at')
        .orderBy('l.position')
        .execute(),
  },
  {
    name: 'order-history',
    title: 'Your order history',
    of: ['order_events'],
    read: ({ tables, id }) =>
      tables
        .selectFrom('order_events as e')
        .innerJoin('orders as o', 'o.id', 'e.order_id')
        .select(['e.order_id', 'e.at', 'e.from', 'e.to', 'e.why'])
        .where('o.user_id', '=', id)
        .orderBy('e.at')
        .execute(),
  },
  {
    name: 'parcels',
    title: 'Shipments',
    of: ['order_labels'],
    read: ({ tables, id }) =>
      tables
        .selectFrom('order_labels as l')
        .innerJoin('orders as o', 'o.id', 'l.order_id')
        .select(['l.order_id', 'l.parcel', 'l.contents', 'l.tracking_number', 'l.tracking_url'])
        .select(['l.tracking_status', 'l.bought_at', 'l.voided_at'])
        .where('o.user_id', '=', id)
        .orderBy('l.bought_at')
        .execute(),
  },
  {
    name: 'payments',
    title: 'Your payments',
    of: ['payments'],
    read: ({ tables, id }) =>
      tables
        .selectFrom('payments')
        .select(['id', 'payment_intent_id', 'amount_cents', 'payment_method', 'billing'])
        .select(['customer_id', 'receipt_url', 'charge_status', 'paid_at'])
        .where('user_id', '=', id)
        .orderBy('paid_at')
        .execute(),
  },
  {
    name: 'payment-pages',
    title: 'Payments you started',
    of: ['checkouts', 'subscription_checkouts'],
    read: ({ tables, id }) =>
      tables
        .selectFrom('checkouts')
        .select(['id', 'state', 'subtotal_cents', 'ship_to', 'created_at', 'closed_at'])
        .where('user_id', '=', id)
        .orderBy('created_at')
        .execute(),
  },
  {
    name: 'refunds',
    title: 'Your refunds',
    of: ['refunds'],
    read: ({ tables, id }) =>
      tables
        .selectFrom('refunds as r')
        .innerJoin('payments as p', 'p.id', 'r.payment_id')
        .select(['r.payment_id', 'r.order_id', 'r.amount_cents', 'r.reason', 'r.state'])
        .select(['r.created_at', 'r.settled_at'])
        .where('p.user_id', '=', id)
        .orderBy('r.created_at')
        .execute(),
  },
  {
    name: 'invoices',
    title: 'Your invoices and credit notes',
    of: ['invoices'],
    read: ({ tables, id }) =>
      tables
        .selectFrom('invoices')
        .select(['number', 'kind', 'issued_at', 'total_cents', 'tax_cents', 'document'])
        .where('user_id', '=', id)
        .orderBy('issued_at')
        .execute(),
  },
  {
    name: 'subscriptions',
    title: 'Your subscriptions',
    of: ['subscriptions'],
    read: ({ tables, id }) =>
      tables
        .selectFrom('subscriptions')
        .select(['provider_id', 'customer_id', 'catalog_id', 'item_id', 'status', 'cancelled'])
        .select(['current_period_end', 'ended_at', 'created_at'])
        .where('user_id', '=', id)
        .orderBy('created_at')
        .execute(),
  },
  {
    name: 'access',
    title: 'Your access',
    of: ['licence_keys'],
    read: ({ tables, id }) =>
      tables
        .selectFrom('entitlements as e')
        .leftJoin('licence_keys as k', 'k.entitlement_id', 'e.id')
        .select(['e.catalog_id', 'e.item_id', 'e.source', 'e.closed_because', 'e.ends_at'])
        .select(['e.created_at', 'k.title as license', 'k.key'])
        .where('e.user_id', '=', id)
        .orderBy('e.created_at')
        .execute(),
  },
  {
    name: 'access-given',
    title: 'Access granted to you',
    of: ['access_grants'],
    read: ({ tables, id }) =>
      tables
        .selectFrom('access_grants')
        .select(['catalog_id', 'item_id', 'note', 'created_at', 'ends_at', 'withdrawn_at'])
        .where('user_id', '=', id)
        .orderBy('created_at')
        .execute(),
  },
];
