import { query } from '../../src/database/query.ts';
import type { Deployment } from '../../deploy/local/start-deployment.ts';
import type { ShopUnderTest } from '../sign-in.ts';

type Kill = () => Promise<void>;

/** Kills processes of the shop, which are restarted, and the database, in turns. */
export function makeKills(deployment: Deployment, shop: Pick<ShopUnderTest, 'orm'>): Kill[] {
  const { webs, worker } = deployment;
  const processes = [...webs, worker].map((one) => async () => {
    await one.program.kill();
    await one.start();
  });
  const database = () => killDatabase(shop);
  return processes.flatMap((kill) => [kill, database]);
}

/**
 * Kills one of the database's processes with SIGKILL: the server ends all others immediately and
 * recovers from its log, as after a crash of the machine.
 */
async function killDatabase({ orm }: Pick<ShopUnderTest, 'orm'>): Promise<void> {
  const [victim] = await query<{ pid: number }>(
    orm.em.fork(),
    `select pid from pg_stat_activity
      where usename = 'spindle_shop' order by state = 'active' desc, query_start desc limit 1`,
  );
  if (victim) process.kill(victim.pid, 'SIGKILL');
}
