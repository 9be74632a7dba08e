import { createServer } from 'node:http';
import { pino } from 'pino';
import { createApp } from '../src/app.ts';
import { parseConfig } from '../src/config.ts';
import { countStatements } from '../src/database/count-statements.ts';
import { listen } from '../src/http/listen.ts';
import { closeServer } from '../src/http/shutdown.ts';
import { makeServices } from '../src/make-services.ts';
import { freePort } from '../../sdk/test/free-port.ts';
import { httpClient } from '../test/http-client.ts';
import { asShopper } from '../test/shopper.ts';
import type { Figure } from './figure.ts';
import { median } from './load.ts';
import type { Stage } from './stage.ts';

/** Counts the SQL statements of each call, including the one that loads the session. */
export async function countPerCall(stage: Stage): Promise<Figure[]> {
  const config = parseConfig(stage.settings);
  const log = pino({ level: 'silent' });
  const { databaseUrl } = stage;
  const { services, close } = await makeServices({ config, databaseUrl, log, work: false });
  const server = createServer(createApp({ services }));
  const port = await freePort();
  await listen(server, port, '127.0.0.1');
  const [signedIn] = stage.shoppers;
  if (!signedIn) throw new Error('nobody is signed in');
  const client = httpClient(`http://127.0.0.1:${port}`, signedIn.cookies);
  const shopper = asShopper({ ...client, account: signedIn.account });
  const item = (at: number) => `${stage.catalogId}/${stage.items[at]?.itemId}`;

  async function count(label: string, max: number, ask: () => Promise<unknown>): Promise<Figure> {
    const counts: number[] = [];
    for (let time = 0; time < 5; time++) {
      const { statements } = await countStatements(services.orm, ask);
      counts.push(statements.length);
    }
    const value = median(counts);
    return { label, value: `${value}`, floor: '', bar: `≤ ${max}`, missed: value > max };
  }

  try {
    const figures = [
      await count('statements: catalog', 0, () => shopper.get(`/api/catalog/${stage.catalogId}`)),
      await count('statements: cart list', 3, () => shopper.get('/api/cart/list')),
      await count('statements: cart add', 3, () => shopper.get(`/api/cart/add/${item(0)}`)),
      await count('statements: quantity', 3, () => shopper.get(`/api/cart/quantity/${item(0)}/2`)),
      await count('statements: orders', 2, () => shopper.get('/api/order/list/30')),
    ];
    for (let at = 1; at < 20; at++) await shopper.get(`/api/cart/add/${item(at)}`);
    const changed = async () => {
      await shopper.get(`/api/cart/add/${item(0)}`);
      return shopper.payable();
    };
    const both = await count('statements: checkout of 20 lines, changed', 12, changed);
    return [...figures, { ...both, label: `${both.label} (with one cart add)` }];
  } finally {
    await closeServer(server, 200);
    await close();
  }
}
