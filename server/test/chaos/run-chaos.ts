import { setTimeout as pause } from 'node:timers/promises';
import type { Deployment } from '../../deploy/local/start-deployment.ts';
import { Book } from '../../load/book.ts';
import { makePeople, type Person } from '../../load/people.ts';
import type { StockedShop } from '../../load/scene.ts';
import { timedClient } from '../../load/timed-client.ts';
import { httpClient } from '../http-client.ts';
import { addFault } from './faults.ts';
import { makeKills } from './kills.ts';

const PEOPLE = 16;
const BETWEEN_KILLS_MS = 9_000;
const BETWEEN_FAULTS_MS = 2_500;

export interface ChaosRun {
  people: Person[];
  kills: number;
  faults: number;
  calls: number;
  /** Calls without a response, or that the shop, the balancer or a provider could not serve. */
  unanswered: number;
  /** Status 500, which must never occur, whatever is killed. */
  bugs: string[];
}

/**
 * Runs customers, pickers and administrators in loops, while processes and the database are killed.
 */
export async function runChaos(
  deployment: Deployment,
  shop: StockedShop,
  seconds: number,
): Promise<ChaosRun> {
  const people = await makePeople(shop, PEOPLE);
  const book = new Book();
  const bugs: string[] = [];
  const over = new AbortController();
  const crowd = people.map(async ({ client, journey }) => {
    const http = timedClient(httpClient(shop.url, client.cookies), book);
    while (!over.signal.aborted) {
      await journey({ ...http, account: client.account }, shop).catch(async (error: unknown) => {
        if (String(error).includes('answered 500')) bugs.push(String(error));
        // Wait before retrying, as people do when they see an error.
        await pause(200);
      });
    }
  });
  async function repeat(everyMs: number, act: (number: number) => Promise<void>): Promise<number> {
    let count = 0;
    while (!over.signal.aborted) {
      await pause(everyMs, undefined, { signal: over.signal }).catch(() => {});
      // while the database recovers, it rejects all queries
      if (!over.signal.aborted)
        await act(count).then(
          () => count++,
          () => {},
        );
    }
    return count;
  }
  const kills = makeKills(deployment, shop);
  const killed = repeat(BETWEEN_KILLS_MS, async (at) => kills[at % kills.length]?.());
  const failed = repeat(BETWEEN_FAULTS_MS, (at) => addFault(shop.sandbox, at));
  await pause(seconds * 1_000);
  over.abort();
  await Promise.all(crowd);
  return {
    people,
    kills: await killed,
    faults: await failed,
    calls: book.calls,
    unanswered: book.failed,
    bugs,
  };
}
