import type { components } from '@spindle/sdk/schema';
import { formatJobError, displayFacts } from '@spindle/sdk/domain/deadletters/job-facts';
import { expressionBuilder } from 'kysely';
import { oneOfIds, oneOfTexts } from '../database/list-filters.ts';
import type { Aliased } from '../database/tables.ts';
import { resourceList } from '../http/resource-list.ts';
import { deadLetters } from '../jobs/queues.ts';

const { and, eb, fn, ref, val } = expressionBuilder<Aliased<{ j: 'pgboss.job' }>, 'j'>();

const job = fn.coalesce('j.source_name', val('unknown'));

/** Lists failed jobs that were neither resent nor discarded. */
export const adminJobs = resourceList((tables) => tables.selectFrom('pgboss.job as j'))({
  resource: 'jobs',
  defaultSort: { field: 'dateCreated', direction: 'DESC' },
  key: ['j.id'],
  where: and([eb('j.name', '=', deadLetters), eb('j.state', '=', 'created')]),
  columns: (jobs) =>
    jobs.select([
      'j.id',
      job.as('job'),
      'j.data',
      'j.created_on as givenUpAt',
      'j.source_created_on as sentAt',
      'j.source_retry_count as retries',
      'j.source_output as output',
    ]),
  sortable: { dateCreated: ['j.created_on'], id: ['j.id'], job: [job] },
  filters: { id: oneOfIds(ref('j.id')), job: oneOfTexts(job) },
  present: presentJob,
});

interface Row {
  id: string;
  job: string;
  data: { payload?: unknown } | null;
  givenUpAt: Date;
  sentAt: Date | null;
  retries: number | null;
  output: { message?: unknown } | null;
}

export function presentJob(row: Row): components['schemas']['DeadLetter'] {
  const message = row.output?.message;
  return {
    id: row.id,
    job: row.job,
    dateCreated: row.givenUpAt.toISOString(),
    dateSent: row.sentAt?.toISOString() ?? null,
    tries: (row.retries ?? 0) + 1,
    error: typeof message === 'string' ? formatJobError(message) : null,
    about: displayFacts(row.data?.payload),
  };
}
