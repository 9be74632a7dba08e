import type { Client } from 'pg';
import { Gauge, type Registry } from 'prom-client';

interface Rows {
  jobs: { name: string; waiting: number; deferred: number; active: number }[];
  givenUp: { name: string; count: number }[];
  counts: {
    refunds: number;
    refundAge: number;
    events: number;
    checkouts: number;
    deliveries: number;
    /** Seconds since the last backup. Null if there is no backup. */
    backupAge: number | null;
  };
}

/** Figures that keep growing are counted only up to this number, because no alert needs more. */
const MAX = 10_000;

// The queue library counts its queues every ten seconds. Small indexes provide all other figures.
export const figuresStatement = `
select
  (select coalesce(json_agg(json_build_object('name', name, 'waiting', queued_count,
      'deferred', deferred_count, 'active', active_count)), '[]')
     from pgboss.queue where name <> 'dead-letters') as jobs,
  (select coalesce(json_agg(counted), '[]') from (
     select coalesce(source_name, 'unknown') as name, count(*)::int as count
       from pgboss.job where name = 'dead-letters' and state = 'created' group by 1) counted
  ) as "givenUp",
  (select json_build_object(
     'refunds', count(*), 'refundAge', coalesce(extract(epoch from now() - min(created_at)), 0),
     'events', (select count(*) from (select 1 from events where number is null limit ${MAX}) e),
     'checkouts', (select count(*) from (select 1 from checkouts
        where closed_at is null and next_check_at <= now() limit ${MAX}) c),
     'deliveries', (select count(*) from (select 1 from webhook_deliveries
        where state = 'PENDING' and next_try_at <= now() limit ${MAX}) d),
     'backupAge', (select extract(epoch from now() - max(ended_at)) from last_backup))
     from refunds where settled_at is null) as counts`;

/** Creates gauges for the whole shop. Returns functions that update and clear the gauges. */
export function shopFigures(registry: Registry) {
  const registers = [registry];
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers });
  const jobs = gauge('shop_jobs', 'Jobs by state.', ['job', 'state']);
  const abandoned = gauge('shop_dead_letters', 'Jobs that failed permanently.', ['job']);
  const allGivenUp = gauge('shop_dead_letters_all', 'All jobs that failed permanently.', []);
  const refunds = gauge('shop_open_refunds', 'Pending refunds.', []);
  const age = gauge('shop_oldest_open_refund_seconds', 'Age of the oldest pending refund.', []);
  const events = gauge('shop_events_behind', 'Events not numbered yet.', []);
  const checkouts = gauge('shop_checkouts_due', 'Checkouts to be checked with the provider.', []);
  const deliveries = gauge('shop_webhook_deliveries_due', 'Webhook messages due now.', []);
  const backup = gauge(
    'shop_last_backup_age_seconds',
    'Time since the last full backup ended; +Inf if there is none.',
    [],
  );
  const readAt = gauge('shop_figures_read_timestamp_seconds', 'Time of this reading.', []);
  const byLabel = [jobs, abandoned];
  const plain = [allGivenUp, refunds, age, events, checkouts, deliveries, backup, readAt];

  return {
    async read(client: Client): Promise<void> {
      const [row] = (await client.query<Rows>(figuresStatement)).rows;
      if (row === undefined) return;
      for (const one of byLabel) one.reset();
      for (const { name: job, waiting, deferred, active } of row.jobs) {
        jobs.set({ job, state: 'waiting' }, waiting);
        jobs.set({ job, state: 'deferred' }, deferred);
        jobs.set({ job, state: 'active' }, active);
      }
      for (const { name: job, count } of row.givenUp) abandoned.set({ job }, count);
      allGivenUp.set(row.givenUp.reduce((sum, { count }) => sum + count, 0));
      refunds.set(row.counts.refunds);
      age.set(row.counts.refundAge);
      events.set(row.counts.events);
      checkouts.set(row.counts.checkouts);
      deliveries.set(row.counts.deliveries);
      backup.set(row.counts.backupAge ?? Infinity);
      readAt.setToCurrentTime();
    },
    forget() {
      for (const one of byLabel) one.reset();
      // A reset would report zero.
      for (const one of plain) one.remove();
    },
  };
}
