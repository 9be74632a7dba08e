import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool, PoolClient } from 'pg';
import { reclaimBroken } from './reclaim-broken.ts';
import { poolWaits } from '../telemetry/pool-waits.ts';

const consumer = new AsyncLocalStorage<string>();

/** Counts the connections used by `work` under `name`. */
export function chargeTimeTo<T>(name: string, work: () => T): T {
  return consumer.run(name, work);
}

type ConnectCallback = (error: unknown, client?: PoolClient, done?: () => void) => void;

interface Account {
  taken: number;
  waiting: (() => void)[];
}

/**
 * Limits each account to `most` of a pool's connections, so that accounts waiting for one table
 * leave connections for other work. A wait that times out fails as if the pool were full.
 */
export function shareFairly(pool: Pool, { most, waitMs }: { most: number; waitMs: number }): void {
  const accounts = new Map<string, Account>();
  const holders = new WeakMap<PoolClient, Account>();
  const open = pool.connect.bind(pool);
  const connect = () => open().then(reclaimBroken);

  function accountOf(name: string): Account {
    const account = accounts.get(name) ?? { taken: 0, waiting: [] };
    accounts.set(name, account);
    return account;
  }

  function releaseConnection(account: Account): void {
    const next = account.waiting.shift();
    if (next === undefined) account.taken--;
    else next();
  }

  /** Resolves when the account, which has used up its share, may take another connection. */
  function turn(account: Account): Promise<void> {
    return new Promise((resolve, reject) => {
      const go = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        account.waiting.splice(account.waiting.indexOf(go), 1);
        reject(new Error('timeout exceeded when trying to connect'));
      }, waitMs);
      account.waiting.push(go);
    });
  }

  function connectFor(account: Account): Promise<PoolClient> {
    return connect().then(
      (client) => {
        holders.set(client, account);
        return client;
      },
      (error: unknown) => {
        releaseConnection(account);
        throw error;
      },
    );
  }

  function take(name: string): Promise<PoolClient> {
    const account = accountOf(name);
    if (account.taken >= most) return turn(account).then(() => connectFor(account));
    account.taken++;
    return connectFor(account);
  }

  pool.on('release', (_, client) => {
    const account = holders.get(client);
    if (account === undefined) return;
    holders.delete(client);
    releaseConnection(account);
  });
  Reflect.set(pool, 'connect', (called?: ConnectCallback) => {
    const name = consumer.getStore();
    const client = measured(name === undefined ? connect() : take(name));
    if (called === undefined) return client;
    client.then(
      (one) => called(undefined, one, () => one.release()),
      (error: unknown) => called(error),
    );
    return undefined;
  });
}

/** Reports the time waited for a connection, if anyone listens. */
function measured(client: Promise<PoolClient>): Promise<PoolClient> {
  if (!poolWaits.heard) return client;
  const began = performance.now();
  const tell = (withoutResult: boolean) =>
    poolWaits.tell({ seconds: (performance.now() - began) / 1000, inVain: withoutResult });
  client.then(
    () => tell(false),
    () => tell(true),
  );
  return client;
}
