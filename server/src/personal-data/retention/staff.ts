import { sql } from 'kysely';
import { rowsOf, staffIn, type Rule } from './rule.ts';

/** Actions and texts by staff, and messages to staff. */
export const staff: Record<string, Rule> = {
  audit_entries: {
    plain: ['action', 'subject', 'request_id'],
    personal: [
      {
        columns: ['actor_email', 'before', 'after'],
        why: 'a trigger moves values to `audit_values`',
        until: 'immediately',
      },
    ],
  },
  audit_links: { plain: ['values_hash', 'hash'], personal: [] },
  audit_seals: { plain: ['hash', 'key_id', 'mac'], personal: [] },
  audit_values: {
    plain: ['salt'],
    personal: [
      {
        columns: ['actor_email', 'before', 'after'],
        why: 'shows which employee changed what',
        until: 'three years; erased with the account of the actor or subject (`erase-account.ts`)',
      },
    ],
  },
  bulk_records: {
    plain: ['record_id', 'status', 'code', 'edit', 'tags'],
    personal: [
      {
        columns: ['reason'],
        why: 'result for one record of a bulk action',
        until: '90 days, then deleted by `forget-bulks`',
        stays: true,
      },
    ],
  },
  bulks: {
    plain: ['action', 'state', 'request_id', 'input', 'once'],
    personal: [staffIn('bulks', 'actor_email')],
  },
  import_pictures: {
    plain: ['url', 'alt', 'status', 'reason'],
    personal: [],
  },
  import_rows: {
    plain: ['effect', 'changes', 'family', 'status', 'reason', 'record_id'],
    personal: [
      {
        columns: ['name', 'draft', 'change'],
        why: 'what a file says about a customer, to apply and undo the import',
        until: '30 days, then deleted by `delete-old-imports`, or with the account',
        erase: ({ tables, id, email }) =>
          tables
            .deleteFrom('import_rows')
            .where(({ eb, fn, or }) =>
              or([eb('record_id', '=', id), eb(fn('lower', ['name']), '=', email)]),
            )
            .execute(),
      },
    ],
  },
  imports: {
    plain: [
      'kind',
      'state',
      'file_name',
      'format',
      'encoding',
      'columns',
      'ignored',
      'mapping',
      'created',
      'request_id',
    ],
    personal: [
      {
        columns: ['samples', 'problems'],
        why: 'texts of a file, to check its encoding and fix its problems',
        until: '30 days, then deleted by `delete-old-imports`',
        stays: true,
      },
      staffIn('imports', 'actor_email'),
    ],
  },
  content_releases: {
    plain: ['catalog_id', 'item_id', 'name'],
    personal: [staffIn('content_releases', 'uploaded_by')],
  },
  customer_tags: {
    plain: [],
    personal: [
      {
        columns: ['tag'],
        why: 'staff tags on customers',
        until: 'the account is deleted',
        erase: rowsOf('customer_tags'),
      },
    ],
  },
  download_files: {
    plain: ['catalog_id', 'item_id', 'attribute_id', 'name', 'digest', 'type'],
    personal: [staffIn('download_files', 'uploaded_by')],
  },
  saved_views: {
    plain: ['list'],
    personal: [
      {
        columns: ['name', 'query'],
        why: 'searches saved by staff',
        until: 'until removed, or the account of its owner or subject is deleted',
        async erase(who) {
          await rowsOf('saved_views')(who);
          const inAddress = encodeURIComponent(who.email).toLowerCase();
          await sql`delete from saved_views
            where strpos(lower(name || ' ' || query), ${who.email}) > 0
               or strpos(lower(query), ${inAddress}) > 0`.execute(who.tables);
        },
      },
    ],
  },
  notes: {
    plain: [],
    personal: [
      {
        columns: ['text'],
        why: 'staff notes about a customer or an order',
        until: 'until removed by staff, or the account is deleted',
        erase: ({ tables, id }) =>
          tables
            .deleteFrom('notes')
            .where(({ eb, or, selectFrom }) =>
              or([
                eb('user_id', '=', id),
                eb('order_id', 'in', selectFrom('orders').select('id').where('user_id', '=', id)),
              ]),
            )
            .execute(),
      },
      staffIn('notes', 'author'),
    ],
  },
  order_tags: {
    plain: [],
    personal: [
      {
        columns: ['tag'],
        why: 'staff tags on orders',
        until: 'the account is deleted',
        erase: ({ tables, id }) =>
          tables
            .deleteFrom('order_tags')
            .where('order_id', 'in', (of) =>
              of.selectFrom('orders').select('id').where('user_id', '=', id),
            )
            .execute(),
      },
    ],
  },
  stock_movements: {
    plain: ['catalog_id', 'item_id', 'reason', 'subject'],
    personal: [
      {
        columns: ['actor_email'],
        why: 'shows which employee moved units, in an append-only ledger',
        until: "as long as the ledger; customers' movements don't name them",
        stays: true,
      },
    ],
  },
  support_messages: {
    plain: ['from'],
    personal: [
      {
        columns: ['message'],
        why: 'messages between customers and staff',
        until: 'deleted with its ticket',
      },
      staffIn('support_messages', 'author'),
    ],
  },
  support_templates: { plain: ['name', 'text'], personal: [] },
  support_tickets: {
    plain: ['state'],
    personal: [
      {
        columns: ['email', 'name', 'issue', 'message'],
        why: 'customer requests',
        until: 'until the account is deleted; includes messages from before it existed',
        erase: ({ tables, id, email }) =>
          tables
            .deleteFrom('support_tickets')
            .where(({ and, eb, fn, or }) =>
              or([
                eb('user_id', '=', id),
                and([eb(fn('lower', ['email']), '=', email), eb('user_id', 'is', null)]),
              ]),
            )
            .execute(),
      },
      staffIn('support_tickets', 'assignee'),
      staffIn('support_tickets', 'answered_by'),
      staffIn('support_tickets', 'closed_by'),
    ],
  },
  webhook_deliveries: { plain: ['type', 'state', 'outcome'], personal: [] },
  webhooks: {
    plain: ['url', 'description', 'events', 'off_because', 'secret', 'old_secret', 'last_outcome'],
    personal: [staffIn('webhooks', 'created_by')],
  },
};
