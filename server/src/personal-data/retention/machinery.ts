import { sql } from 'kysely';
import { unowned, type Rule } from './rule.ts';

/** Tables that keep the shop running. */
export const machinery: Record<string, Rule> = {
  copied_until: unowned('what'),
  events: unowned('type', 'subject', 'once', 'data'),
  last_backup: unowned('what'),
  mikro_orm_migrations: unowned('name'),
  window_changes: unowned('kind', 'group_id', 'member_id'),
  'pgboss.bam': unowned('name', 'status', 'queue', 'table_name', 'command', 'error'),
  'pgboss.job': {
    plain: [
      'name',
      'singleton_key',
      'group_id',
      'group_tier',
      'dead_letter',
      'policy',
      'source_name',
    ],
    personal: [
      {
        columns: ['data', 'output', 'source_output'],
        why: 'pending work, by id; errors from mail servers may contain addresses',
        until:
          'a week after completion or 90 days after permanent failure, then deleted by the queue',
        erase: ({ tables, id, email }) =>
          sql`delete from pgboss.job j where state <> 'active' and exists (
            select from unnest(${[id, email]}::text[]) as told
             where strpos(lower(concat(j.data, j.output, j.source_output)), told) > 0)`.execute(
            tables,
          ),
        stays: true,
      },
    ],
  },
  'pgboss.job_dependency': unowned('child_name', 'parent_name'),
  'pgboss.queue': unowned('name', 'policy', 'dead_letter', 'table_name', 'singletons_active'),
  'pgboss.queue_stats': unowned('name'),
  'pgboss.schedule': unowned('name', 'key', 'kind', 'cron', 'timezone', 'data', 'options'),
  'pgboss.subscription': unowned('event', 'name'),
  'pgboss.version': unowned(),
  'pgboss.warning': unowned('type', 'message', 'data'),
};
