import { pino } from 'pino';
import { checkCheckoutsJob } from '../../src/checkout/jobs.ts';
import { startJobs } from '../../src/jobs/queue.ts';
import { resumeRefundsJob } from '../../src/orders/refunds/jobs.ts';
import { finishLabelsJob } from '../../src/shipping/jobs.ts';
import type { Deployment } from '../../deploy/local/start-deployment.ts';
import type { StockedShop } from '../../load/scene.ts';
import { releaseWork } from '../release-work.ts';
import { someMinutesPass } from '../sale-property/market.ts';
import { endFaults } from './faults.ts';

/** Ends all kills and faults, and makes everything due that waits for minutes to pass. */
export async function settleShop(deployment: Deployment, shop: StockedShop): Promise<void> {
  const { webs, worker, sandboxUrl } = deployment;
  await endFaults({ ...shop.sandbox, url: sandboxUrl });
  for (const each of [...webs, worker]) {
    if (!each.program.running) await each.start();
    await each.ready();
  }
  await releaseWork(shop.orm.em.fork(), deployment.ownerUrl);
  await someMinutesPass({ shop });
  const jobs = [checkCheckoutsJob, resumeRefundsJob, finishLabelsJob];
  const queue = await startJobs({
    url: deployment.ownerUrl,
    log: pino({ level: 'silent' }),
    jobs,
    work: false,
  });
  for (const job of jobs) await queue.sendNow(job, {});
  await queue.stop();
}
