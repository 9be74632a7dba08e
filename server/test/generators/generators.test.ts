import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOperations } from '@spindle/sdk/contract/operation';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeExampleThings } from '../../src/contract/fixtures/example-things.ts';
import { contract } from '@spindle/sdk/contract/contract';
import { readWrittenContract } from '../../src/contract/read-contract.ts';
import { sell } from '../../src/orders/staff/fixtures/sold-order.ts';
import { asOrderManager } from '../order-manager.ts';
import { makeToken } from '../program.ts';
import { startShop, type TestShop } from '../shop.ts';
import { signInAs } from '../sign-in.ts';
import { programs } from './programs.ts';
import { readCollection } from './read-collection.ts';

const modules = join(import.meta.dirname, '..', '..', '..', 'node_modules');

let shop: TestShop;
let token: string;
let folder: string;
beforeAll(async () => {
  shop = await startShop();
  await makeExampleThings(shop);
  const staff = await signInAs(shop, 'extended');
  ({ token } = await makeToken(staff));
  const { shopper, order } = await sell(shop, asOrderManager(staff));
  await shopper.get(`/api/order/${order.orderId}/invoice`);
  await shop.services.snapshot.refresh();
  folder = await mkdtemp(join(tmpdir(), 'generators-'));
  await symlink(modules, join(folder, 'node_modules'));
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await writeFile(join(folder, 'openapi.json'), JSON.stringify(readWrittenContract()));
  await run(process.execPath, join(import.meta.dirname, 'generate.ts'));
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

/** Returns the program's output. A failing exit code rejects with the output. */
async function run(program: string, ...parameters: string[]): Promise<string> {
  const env = { ...process.env, SHOP: shop.url, TOKEN: token };
  const options = { cwd: folder, env, maxBuffer: 1e7 };
  return new Promise((resolve, reject) => {
    execFile(program, parameters, options, (error, output, problems) => {
      if (error) reject(new Error(output + problems, { cause: error }));
      else resolve(output);
    });
  });
}

it('clients from third-party generators compile and call the shop', async () => {
  for (const [name, program] of Object.entries(programs))
    await writeFile(join(folder, name), program);
  const compilerOptions = {
    target: 'esnext',
    module: 'nodenext',
    lib: ['esnext', 'dom', 'dom.iterable'],
    types: ['node'],
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
  };
  const config = { compilerOptions, files: Object.keys(programs) };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
  await run(join(modules, '.bin', 'tsc'), '-p', '.');
  for (const name of Object.keys(programs)) {
    const output = await run(process.execPath, name);
    expect([name, output]).toEqual([name, 'orders: 1\nfound: 1\nlevel: SUCCESS\nfile: %PDF-\n']);
  }
});

it('a collection of requests has each call once, with a token if necessary', async () => {
  const requests = readCollection(await readFile(join(folder, 'collection.json'), 'utf8'));
  const operations = readOperations(contract);
  const callsOf = (list: { method: string; path: string }[]) =>
    list.map(({ method, path }) => `${method} ${path}`).toSorted();
  expect(callsOf(requests)).toEqual(callsOf(operations));
  const forTokens = operations.filter(({ access }) => access.token);
  expect(callsOf(requests.filter(({ auth }) => auth === 'bearer'))).toEqual(callsOf(forTokens));

  const list = requests.find(({ path }) => path === '/api/admin/orders');
  const headers = { ...list?.headers, Authorization: `Bearer ${token}` };
  const reply = await fetch(`${shop.url}${list?.path}`, { method: list?.method ?? '', headers });
  expect([reply.status, await reply.json()]).toEqual([200, [expect.anything()]]);
});
