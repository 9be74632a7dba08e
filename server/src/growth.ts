import { AUDIT_RETENTION_YEARS } from '@spindle/sdk/domain/audit/retention';
import { EVENT_RETENTION_DAYS } from '@spindle/sdk/domain/events/event-types';
import { PARTS_LIST_RETENTION_DAYS as LISTS_KEPT_DAYS } from '@spindle/sdk/domain/partslist/parts-list';
import { SECURITY_EVENT_RETENTION_DAYS } from '@spindle/sdk/domain/security/security-events';
import { QUERY_RETENTION_DAYS, MAX_STORED } from '@spindle/sdk/domain/search/saved-query';
import { DELIVERY_RETENTION_DAYS } from '@spindle/sdk/domain/webhooks/replies';
import { pruneAuditJob, sealAuditJob } from './audit/jobs.ts';
import { BULK_RETENTION_DAYS } from './bulk/prune-bulks.ts';
import { pruneBulksJob } from './bulk/jobs.ts';
import { pruneImportsJob } from './imports/jobs.ts';
import { IMPORT_RETENTION_DAYS } from '@spindle/sdk/domain/imports/imports';
import { pruneCheckoutsJob, pruneQuotesJob } from './checkout/jobs.ts';
import { QUOTE_RETENTION_DAYS } from './checkout/quotes/prune-quotes.ts';
import type { Tables } from './database/tables.ts';
import { pruneEventsJob } from './events/jobs.ts';
import type { BoundedGrowth, Foreign, Growth, Permanent, Pruned } from './growth-rule.ts';
import { deleteEndedJob } from './identity/jobs.ts';
import { sumDaysJob } from './insights/jobs.ts';
import { MAX_REDIRECTS } from '@spindle/sdk/domain/redirects/plan-redirects';
import { MOVEMENT_RETENTION_YEARS } from './inventory/fold-movements.ts';
import { foldMovementsJob } from './inventory/jobs.ts';
import { DEAD_LETTER_RETENTION_DAYS, ENDED_JOB_RETENTION_DAYS } from './jobs/queues.ts';
import { cleanImagesJob } from './media/jobs.ts';
import { NOTICE_RETENTION_DAYS } from './notices/prune-notices.ts';
import { pruneNoticesJob } from './notices/jobs.ts';
import { pruneExportsJob } from './personal-data/jobs.ts';
import { dropUnopenedJob } from './partslist/jobs.ts';
import { PROVIDER_EVENT_RETENTION_DAYS } from './payments/prune-provider-events.ts';
import { pruneProviderEventsJob } from './payments/jobs.ts';
import { pruneSecurityEventsJob } from './security/jobs.ts';
import { pruneQueriesJob } from './search/jobs.ts';
import { pruneWindowChangesJob } from './read-cache/jobs.ts';
import { CHANGE_RETENTION_HOURS } from './read-cache/read-changes.ts';
import { UNPAID_RETENTION_DAYS } from './payments/pages/prune-pages.ts';
import { pruneSubscriptionPagesJob } from './subscriptions/jobs.ts';
import { cleanReleasesJob } from './subscriptions/licensed-content/jobs.ts';
import { pruneDeliveriesJob } from './webhooks/jobs.ts';

const books = 'accounting records are kept forever';
const access = 'records what a customer may open, and why';

const perItem: BoundedGrowth = { by: 'items that staff create' };
const perPage: BoundedGrowth = { by: 'pages and sections that staff write' };
const byStaff: BoundedGrowth = { by: 'settings made by staff' };
const perAccount: Permanent = {
  with: 'accounts',
  because: 'a few rows each, deleted with the account',
};
const perDay: Permanent = { with: 'days, and items sold per day', because: books };
const untilItsEnd = (what: string, index: string): Pruned => ({
  with: what,
  kept: 'until it expires',
  job: deleteEndedJob,
  index,
});
const sealed = (index: string | null): Pruned => ({
  with: 'staff actions',
  kept: `${AUDIT_RETENTION_YEARS} years, in whole sealed batches`,
  job: pruneAuditJob,
  index,
});

/**
 * All tables, what makes them grow, and the rule for each. Pruning works in batches, each in its
 * own transaction, and never deletes a row that another row still refers to. `test/growth.test.ts`
 * compares this list with the database.
 */
export const growth: Record<keyof Tables, Growth> = {
  access_grants: { with: 'grants by staff', because: access },
  account_deletions: perAccount,
  api_tokens: byStaff,
  audit_entries: sealed('audit_entries_pkey'),
  audit_links: sealed('audit_links_pkey'),
  audit_seals: sealed('audit_seals_pkey'),
  audit_unsealed: { with: 'staff actions', kept: 'a minute', job: sealAuditJob, index: null },
  audit_values: sealed('audit_values_pkey'),
  balance_transactions: { with: 'transactions booked by the payment provider', because: books },
  bulk_records: { of: 'bulks' },
  bulks: {
    with: 'bulk actions by staff',
    kept: `${BULK_RETENTION_DAYS} days`,
    job: pruneBulksJob,
    index: 'bulks_created_at_index',
  },
  carrier_rates: {
    with: 'zones, weights and sizes requested',
    kept: 'an hour',
    job: pruneQuotesJob,
    index: 'carrier_rates_by_end',
  },
  cart_codes: perAccount,
  cart_lines: perAccount,
  catalog_items: perItem,
  catalogs: perItem,
  checkout_lines: { of: 'checkouts' },
  checkouts: {
    with: 'visits to the payment page',
    kept: `${UNPAID_RETENTION_DAYS} days if unpaid, otherwise as long as the payment`,
    job: pruneCheckoutsJob,
    index: 'checkouts_unpaid',
  },
  community_links: perAccount,
  content_elements: perPage,
  content_release_files: { of: 'content_releases' },
  content_releases: {
    with: 'uploads by staff',
    kept: 'the last ten per item',
    job: cleanReleasesJob,
    index: 'releases_numbered',
  },
  content_sections: perPage,
  copied_until: { by: 'one row' },
  customer_tags: { of: 'users' },
  discount_codes: byStaff,
  discount_uses: { of: 'checkouts' },
  disputes: { with: 'payments', because: books },
  download_files: perItem,
  element_attributes: perPage,
  entitlement_entries: { with: 'changes to rights', because: access },
  entitlements: { with: 'sales', because: access },
  events: {
    with: 'events in the shop',
    kept: `${EVENT_RETENTION_DAYS} days`,
    job: pruneEventsJob,
    index: 'events_by_time',
  },
  granted_roles: perAccount,
  import_pictures: { of: 'imports' },
  import_rows: { of: 'imports' },
  imports: {
    with: 'files that staff import',
    kept: `${IMPORT_RETENTION_DAYS} days`,
    job: pruneImportsJob,
    index: 'imports_created_at_index',
  },
  idempotency_keys: untilItsEnd('calls by API clients', 'idempotency_keys_expires_at_index'),
  invoice_counters: { by: 'years' },
  invoices: { with: 'payments and refunds', because: books },
  item_attributes: perItem,
  item_coupons: perItem,
  item_families: perItem,
  item_notices: {
    with: 'back-in-stock requests',
    kept: `${NOTICE_RETENTION_DAYS} days after the email`,
    job: pruneNoticesJob,
    index: 'item_notices_told_by_time',
  },
  kept_addresses: perAccount,
  known_devices: untilItsEnd('browsers used to sign in', 'known_devices_expires_at_index'),
  last_backup: { by: 'one row' },
  licence_keys: { of: 'entitlements' },
  meld_codes: untilItsEnd('commands in the chat community', 'meld_codes_expires_at_index'),
  notes: { with: 'notes by staff', because: 'deleted with its order or customer' },
  order_events: { of: 'orders' },
  order_labels: { with: 'parcels', because: books },
  order_lines: { of: 'orders' },
  order_tags: { of: 'orders' },
  orders: { with: 'sales', because: books },
  packed_units: { of: 'packings' },
  packings: { with: 'orders packed by scan', because: 'records what went into the parcel' },
  parts_lists: {
    with: 'lists that visitors share',
    kept: `${LISTS_KEPT_DAYS} days after it was last opened`,
    job: dropUnopenedJob,
    index: 'parts_lists_by_last_opened',
  },
  passkey_challenges: untilItsEnd('passkey sign-ins', 'passkey_challenges_expires_at_index'),
  passkeys: { of: 'users' },
  payments: { with: 'sales', because: books },
  payouts: { with: 'payouts by the payment provider', because: books },
  'pgboss.job': {
    library: 'pg-boss',
    kept: `${ENDED_JOB_RETENTION_DAYS} days after completion; failed jobs ${DEAD_LETTER_RETENTION_DAYS} days`,
  },
  'pgboss.queue': { by: 'the kinds of jobs' },
  personal_exports: {
    with: 'data export requests',
    kept: 'seven days',
    job: pruneExportsJob,
    index: 'personal_exports_expires_at_index',
  },
  provider_events: {
    with: 'provider webhooks',
    kept: `${PROVIDER_EVENT_RETENTION_DAYS} days, longer than any provider retries`,
    job: pruneProviderEventsJob,
    index: 'provider_events_received_at_index',
  },
  rate_limits: untilItsEnd('calling addresses and accounts', 'rate_limits_expires_at_index'),
  recoveries: untilItsEnd('account recoveries', 'recoveries_expires_at_index'),
  recovery_codes: { of: 'users' },
  redirects: { by: `at most ${MAX_REDIRECTS} redirects` },
  refund_lines: { of: 'refunds' },
  refunds: { with: 'refunds', because: books },
  registrations: untilItsEnd('registrations', 'registrations_expires_at_index'),
  sales_days: perDay,
  sales_item_days: perDay,
  sales_item_months: perDay,
  saved_views: { by: 'staff, at most fifty per list' },
  search_items: { of: 'catalog_items' },
  search_queries: {
    with: 'searches',
    kept: `${QUERY_RETENTION_DAYS} days after the last search, the ${MAX_STORED} most frequent`,
    job: pruneQueriesJob,
    index: 'search_queries_last',
  },
  search_specs: perItem,
  email_texts: byStaff,
  search_synonym_lists: byStaff,
  search_synonyms: byStaff,
  search_words: perItem,
  security_events: {
    with: 'rejections and new credentials, per hour, with a maximum per type',
    kept: `${SECURITY_EVENT_RETENTION_DAYS} days`,
    job: pruneSecurityEventsJob,
    index: 'security_events_by_age',
  },
  sessions: untilItsEnd('sign-ins', 'sessions_last_seen_at_index'),
  shipping_addresses: perAccount,
  shop_settings: byStaff,
  shown_quotes: {
    with: 'quotes shown to customers',
    kept: `${QUOTE_RETENTION_DAYS} days`,
    job: pruneQuotesJob,
    index: 'shown_quotes_by_time',
  },
  spec_names: perItem,
  stock_movements: {
    with: 'every unit reserved, sold or counted',
    kept: `${MOVEMENT_RETENTION_YEARS} years, then merged into one opening entry per item`,
    job: foldMovementsJob,
    index: 'stock_movements_by_age',
  },
  subscription_checkouts: {
    with: 'visits to the payment page',
    kept: `${UNPAID_RETENTION_DAYS} days if unpaid, otherwise forever, because a subscription refers to it`,
    job: pruneSubscriptionPagesJob,
    index: 'subscription_checkouts_unpaid',
  },
  subscriptions: { with: 'subscribers', because: access },
  summed_days: perDay,
  summed_months: perDay,
  support_messages: { of: 'support_tickets' },
  support_templates: byStaff,
  support_tickets: {
    with: 'customer questions',
    because: 'staff look up earlier conversations',
  },
  unsummed_moments: {
    with: 'orders and refunds',
    kept: 'a minute',
    job: sumDaysJob,
    index: null,
  },
  uploaded_images: {
    with: 'uploads by staff',
    kept: 'a day after its last use',
    job: cleanImagesJob,
    index: null,
  },
  users: { with: 'completed registrations', because: 'customers' },
  webhook_deliveries: {
    with: 'events, for each subscribed webhook',
    kept: `${DELIVERY_RETENTION_DAYS} days`,
    job: pruneDeliveriesJob,
    index: 'webhook_deliveries_by_age',
  },
  webhooks: byStaff,
  window_changes: {
    with: 'edits and sales visible to visitors',
    kept: `${CHANGE_RETENTION_HOURS} hours`,
    job: pruneWindowChangesJob,
    index: 'window_changes_by_time',
  },
};

/** Tables without any of our own statements: those of the migration and job libraries. */
export const foreignTables: Readonly<Record<string, Foreign>> = {
  mikro_orm_migrations: { library: 'MikroORM', kept: 'a row for each migration' },
  'pgboss.bam': { library: 'pg-boss', kept: 'a row for each of its own migrations' },
  'pgboss.job_dependency': { library: 'pg-boss', kept: 'nothing: no job depends on another' },
  'pgboss.queue_stats': { library: 'pg-boss', kept: 'nothing: history is off' },
  'pgboss.schedule': { library: 'pg-boss', kept: 'a row for each schedule' },
  'pgboss.subscription': { library: 'pg-boss', kept: 'nothing: nobody subscribes' },
  'pgboss.version': { library: 'pg-boss', kept: 'one row' },
  'pgboss.warning': { library: 'pg-boss', kept: 'nothing: warnings are logged' },
};
