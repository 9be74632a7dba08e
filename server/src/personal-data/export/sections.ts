import { ofAccount } from './of-account.ts';
import { ofContact } from './of-contact.ts';
import { ofPurchases } from './of-purchases.ts';
import type { Section } from './section.ts';

/** All that an export has, in the order of its pages. */
export const sections: readonly Section[] = [...ofAccount, ...ofPurchases, ...ofContact];

/** What may be personal and is in none, and why. */
export const notExported: Readonly<Record<string, string>> = {
  audit_entries: 'keeps no values itself',
  bulk_records: 'says of orders only what the orders say',
  bulks: 'of staff: what they did for the shop',
  content_releases: 'of staff: what they did for the shop',
  download_files: 'of staff: what they did for the shop',
  idempotency_keys: 'repeats for a day what was answered',
  parts_lists: 'belongs to nobody',
  recoveries: 'a secret, for half an hour',
  recovery_codes: 'secrets',
  registrations: 'there is no account yet',
  search_queries: 'nobody knows who asked',
  stock_movements: 'of staff: what they did for the shop',
  webhooks: 'of staff: what they did for the shop',
  'pgboss.job': 'work to be done, told by ids',
};

/** What may be personal in tables that are told of and stays out, and why. */
export const columnsNotExported: Readonly<Record<string, string>> = {
  'access_grants.granted_by': 'of staff: what they did for the shop',
  'api_tokens.created_by': 'the person whose export it is, or staff',
  'api_tokens.data': 'the session of the program',
  'audit_values.actor_email': 'of staff: what they did for the shop',
  'checkouts.request': 'what it names is in the orders; the rest is for the payment provider',
  'checkouts.url': 'a page that has ended',
  'customer_tags.tag': 'in `tags` of the account',
  'invoices.customer_name': 'in `document`',
  'invoices.email': 'in `document`',
  'known_devices.hash': 'a secret',
  'notes.author': 'of staff: what they did for the shop',
  'order_labels.customs_form_url': 'a paper for the carrier',
  'order_labels.url': 'a paper for the carrier',
  'order_tags.tag': 'in `tags` of the order',
  'orders.customs_form_url': 'a paper for the carrier',
  'orders.label_url': 'a paper for the carrier',
  'passkeys.credential_id': 'a secret',
  'passkeys.public_key': 'a secret',
  'passkeys.transports': 'how a browser finds the key',
  'refunds.failure': 'what the payment provider told staff',
  'security_events.address': 'may be of somebody who tried to be the person',
  'security_events.network': 'may be of somebody who tried to be the person',
  'sessions.data': 'a secret',
  'sessions.device_hash': 'a secret',
  'sessions.id': 'a secret',
  'subscription_checkouts.request': 'what it names is in the subscriptions',
  'subscription_checkouts.url': 'a page that has ended',
  'support_messages.author': 'of staff: what they did for the shop',
  'support_tickets.answered_by': 'of staff: what they did for the shop',
  'support_tickets.assignee': 'of staff: what they did for the shop',
  'support_tickets.closed_by': 'of staff: what they did for the shop',
  'users.password_hash': 'a secret',
  'users.totp_secret': 'a secret',
};
