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
