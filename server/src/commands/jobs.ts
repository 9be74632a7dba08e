import { pino } from 'pino';
import { isId } from '@spindle/sdk/contract/filter-values';
import { jobDropped, jobsResent } from '@spindle/sdk/domain/deadletters/replies';
import { allJobs } from '../all-jobs.ts';
import { readCommandConfig } from '../config.ts';
import { openCommandDatabase } from '../database/command-database.ts';
import { createOrm } from '../database/orm.ts';
import { adminJobs } from '../deadletters/admin-jobs.ts';
import { dropJob } from '../deadletters/drop-job.ts';
import { resendJob } from '../deadletters/resend-job.ts';
import { resendJobs } from '../deadletters/resend-jobs.ts';
import type { JobChange } from '../deadletters/job-change.ts';
import { entities } from '../entities.ts';
import { startJobs } from '../jobs/queue.ts';

const usage = `npm run jobs                    list failed jobs, latest first
npm run jobs -- resend <id>     retry one job
npm run jobs -- resend <kind>   retry all jobs of one kind, such as mail-confirmation
npm run jobs -- drop <id>       discard one job`;

const MAX_VISIBLE = 100;

type JobAction = (call: JobChange) => Promise<string>;

function workOf([verb, which = '', ...rest]: string[]): JobAction {
  if (verb === undefined) return list;
  if (rest.length === 0 && which !== '') {
    if (verb === 'drop' && isId(which)) {
      return async (call) => {
        await dropJob(call, which);
        return jobDropped;
      };
    }
    if (verb === 'resend' && isId(which)) return (call) => resendJob(call, which);
    if (verb === 'resend') return async (call) => jobsResent(await resendJobs(call, which));
  }
  throw new Error(usage);
}

async function list({ em }: JobChange): Promise<string> {
  const { records, total } = await adminJobs.read(em, {
    sort: adminJobs.defaultSort,
    offset: 0,
    limit: MAX_VISIBLE,
    filter: {},
  });
  const lines = records.map(({ id, job, dateCreated, error, about }) => {
    const facts = about.map(({ name, value }) => `${name} ${value ?? '(hidden)'}`).join(', ');
    return `${id}  ${dateCreated}  ${job}  ${facts}\n    ${error ?? 'the process stopped'}`;
  });
  return [...lines, `${total} failed jobs.`].join('\n');
}

async function main(): Promise<void> {
  const work = workOf(process.argv.slice(2));
  const { url, release } = await openCommandDatabase(readCommandConfig());
  const orm = await createOrm({ entities, url, poolSize: 2 });
  try {
    const log = pino({ level: 'silent' });
    const jobs = await startJobs({ url, log, jobs: allJobs, work: false });
    const call = { em: orm.em.fork(), user: null, now: new Date(), requestId: null };
    process.stdout.write(`${await work({ ...call, services: { jobs } })}\n`);
    await jobs.stop(0);
  } finally {
    await orm.close();
    await release();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
