import { ofAccount } from './of-account.ts';
import { ofContact } from './of-contact.ts';
import { ofPurchases } from './of-purchases.ts';
import type { Section } from './section.ts';

/** All sections of an export, in the order of the page. */
export const sections: readonly Section[] = [...ofAccount, ...ofPurchases, ...ofContact];

/** Tables that may hold personal data but belong to no section, with the reason. */
export const notExported: Readonly<Record<string, string>> = {
  audit_entries: 'holds no values itself',
  bulk_records: "duplicates the orders' contents",
  bulks: "staff activity, not the customer's",
  content_releases: "staff activity, not the customer's",
  download_files: "staff activity, not the customer's",
  idempotency_keys: 'keeps responses for a day',
  import_rows: "duplicates the account's contents, kept for 30 days",
  imports: "staff activity, not the customer's",
  parts_lists: 'belongs to no one',
  recoveries: 'a secret, kept for half an hour',
  recovery_codes: 'secrets',
  registrations: 'no account exists yet',
  search_queries: 'anonymous',
  stock_movements: "staff activity, not the customer's",
  webhooks: "staff activity, not the customer's",
  'pgboss.job': 'pending work, by id',
};

/**
 * Columns that may hold personal data but are omitted from their table's section, with the reason.
 */
export const columnsNotExported: Readonly<Record<string, string>> = {
  'access_grants.granted_by': "staff activity, not the customer's",
  'api_tokens.created_by': 'the person whose export it is, or staff',
  'api_tokens.data': "the API client's session",
  'audit_values.actor_email': "staff activity, not the customer's",
  'checkouts.request': 'the items are in the orders, and the rest is for the payment provider',
  'checkouts.url': 'an expired page',
  'customer_tags.tag': "in the account's `tags`",
  'invoices.customer_name': 'in `document`',
  'invoices.email': 'in `document`',
  'known_devices.hash': 'a secret',
  'notes.author': "staff activity, not the customer's",
  'order_labels.customs_form_url': 'a document for the carrier',
  'order_labels.url': 'a document for the carrier',
  'order_tags.tag': "in the order's `tags`",
  'orders.customs_form_url': 'a document for the carrier',
  'orders.label_url': 'a document for the carrier',
  'passkeys.credential_id': 'a secret',
  'passkeys.public_key': 'a secret',
  'passkeys.transports': 'identifies the key to the browser',
  'refunds.failure': "the payment provider's message to staff",
  'security_events.address': 'may belong to an impersonator',
  'security_events.network': 'may belong to an impersonator',
  'sessions.data': 'a secret',
  'sessions.device_hash': 'a secret',
  'sessions.id': 'a secret',
  'subscription_checkouts.request': 'its contents are in the subscriptions',
  'subscription_checkouts.url': 'an expired page',
  'support_messages.author': "staff activity, not the customer's",
  'support_tickets.answered_by': "staff activity, not the customer's",
  'support_tickets.assignee': "staff activity, not the customer's",
  'support_tickets.closed_by': "staff activity, not the customer's",
  'users.password_hash': 'a secret',
  'users.totp_secret': 'a secret',
};
