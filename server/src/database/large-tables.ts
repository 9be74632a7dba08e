import type { Tables } from './tables.ts';

/** What grows with every sale and every visitor: no list, search or count of staff's reads one whole. */
export const largeTables: readonly (keyof Tables)[] = [
  'orders',
  'order_lines',
  'order_events',
  'order_labels',
  'order_tags',
  'users',
  'customer_tags',
  'notes',
  'payments',
  'refunds',
  'refund_lines',
  'disputes',
  'invoices',
  'checkouts',
  'stock_movements',
  'audit_entries',
  'audit_values',
  'audit_links',
  'support_tickets',
  'support_messages',
  'subscriptions',
  'entitlements',
  'community_links',
  'webhook_deliveries',
];
