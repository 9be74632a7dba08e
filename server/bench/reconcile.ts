import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../sdk/test/free-port.ts';
import { query } from '../src/database/query.ts';
import { makeCrowd } from '../test/crowd.ts';
import { sandboxCalls } from '../test/sandbox-calls.ts';
import type { Shopper } from '../test/shopper.ts';
import type { Figure } from './figure.ts';
import { startProgram } from './processes.ts';
import type { Stage } from './stage.ts';

const checkouts = 300;
const buyersAtOnce = 10;
/** How long a call to the payment provider takes over the internet. */
const providerMs = 300;
const minPerHour = 10_000;
const timeoutMs = 300_000;

/** Measures how many paid checkouts one worker finds and settles when no webhook arrived. */
export async function measureReconciling(stage: Stage): Promise<Figure[]> {
  const { control } = sandboxCalls(stage.sandbox);
  await control('/stripe/control/webhooks', { drop: true });
  const web = await startProgram('../src/main.ts', `${stage.shopUrl}/readyz`, {
    env: { ...stage.settings, PARTS: 'web' },
  });
  try {
    const crowd = await makeCrowd(stage.place, checkouts);
    const waiting = crowd.values();
    const buyers = Array.from({ length: buyersAtOnce }, () => pay(stage, waiting));
    await Promise.all(buyers);
    await control('/control/faults', {
      provider: 'stripe',
      latencyMs: providerMs,
      times: 1_000_000,
    });
    const buyerIds = crowd.map(({ account }) => account.id);
    const anHour = await settleAll(stage, buyerIds);
    return [
      {
        label: 'checkouts without an event, settled by one worker in an hour',
        value: anHour.toFixed(0),
        floor: `a provider that takes ${providerMs} ms a call`,
        bar: `≥ ${minPerHour}`,
        missed: anHour < minPerHour,
      },
    ];
  } finally {
    await web.stop();
    await fetch(`${stage.sandbox.url}/control/faults`, { method: 'DELETE' });
    await control('/stripe/control/webhooks', {});
  }
}

/** Each shopper buys one item and pays. No webhook is sent. */
async function pay({ items, sandbox }: Stage, waiting: Iterable<Shopper>): Promise<void> {
  const { control } = sandboxCalls(sandbox);
  for (const shopper of waiting) {
    const item = items[0];
    if (!item) throw new Error('nothing is for sale');
    await shopper.add(item);
    await control(`/stripe/control/sessions/${await shopper.payable()}`, { outcome: 'paid' });
  }
}

/** @returns how many checkouts would be settled in an hour */
async function settleAll(stage: Stage, buyers: readonly string[]): Promise<number> {
  const em = () => stage.orm.em.fork();
  const due = `update checkouts set next_check_at = now() where user_id = any($1) and closed_at is null`;
  await query(em(), due, [buyers]);
  const port = String(await freePort());
  const worker = await startProgram('../src/main.ts', `http://127.0.0.1:${port}/readyz`, {
    env: { ...stage.settings, PARTS: 'worker', METRICS_PORT: port },
  });
  try {
    const until = performance.now() + timeoutMs;
    for (;;) {
      const [found] = await query<{ settled: number; seconds: number }>(
        em(),
        `select count(*)::int as settled,
                extract(epoch from max(closed_at) - min(closed_at))::float8 as seconds
         from checkouts where user_id = any($1) and closed_at is not null`,
        [buyers],
      );
      if (found?.settled === buyers.length) return (found.settled / found.seconds) * 3_600;
      if (performance.now() > until) throw new Error(`${found?.settled} were settled`);
      await pause(500);
    }
  } finally {
    await worker.stop();
  }
}
