import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { contractVersion } from '../build/build-package.ts';
import { bundledBytes, bundleFor, everythingIn } from '../build/bundled-bytes.ts';
import { anysIn } from './anys-in.ts';
import { modules, run } from './run.ts';
import { complaintsAbout, forNode } from './third-party.ts';

const project = inject('project');
const folder = path.join(project, 'node_modules', '@spindle', 'sdk');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  path.extname(name),
);
const textOf = (name: string) => readFileSync(path.join(folder, name), 'utf8');

describe('the packed SDK', () => {
  it("has the contract's version, and declares what it needs", async () => {
    const exact = expect.stringMatching(/^\d+\.\d+\.\d+$/);
    const manifest: unknown = JSON.parse(textOf('package.json'));
    expect(manifest).toMatchObject({
      name: '@spindle/sdk',
      version: await contractVersion(),
      type: 'module',
      sideEffects: false,
      dependencies: { 'openapi-fetch': exact, zod: exact },
      // Peer dependencies of the mocks. Projects may have a later version.
      peerDependencies: { msw: expect.stringMatching(/^\^\d+\.\d+\.\d+$/) },
    });
    expect(manifest).not.toHaveProperty('private');
  });

  it('contains modules, each with its types, their data, and a README', () => {
    const scripts = files.filter((name) => name.endsWith('.js'));
    const some = ['src/client.js', 'src/errors.js', 'src/react-query.js', 'mocks/msw-handlers.js'];
    expect(scripts).toEqual(expect.arrayContaining(some));
    const types = scripts.map((name) => name.replace(/\.js$/, '.d.ts'));
    const data = files.filter((name) => /^demo.*\.json$/.test(name));
    const others = ['README.md', 'package.json', 'src/schema.d.ts'];
    expect(new Set(files)).toEqual(new Set([...scripts, ...types, ...data, ...others]));
  });

  it('names no machine and no registry', () => {
    const root = path.join(modules, '..');
    const telling = files.filter((name) => {
      const text = textOf(name);
      return text.includes(root) || text.includes('registry.');
    });
    expect(telling).toEqual([]);
  });

  it('contains no `any`', () => {
    const types = files.filter((name) => name.endsWith('.d.ts'));
    expect(anysIn(types.map((name) => path.join(folder, name)))).toEqual([]);
  });

  it('would be caught if it did', () => {
    const fixture = path.join(project, 'anything.d.ts');
    const lines = [
      "import type { Missing } from './no-such-module.js';",
      'export declare const one: { inside: any };',
      'export declare const two: Missing;',
    ];
    writeFileSync(fixture, lines.join('\n'));
    expect(anysIn([fixture])).toEqual(['anything.d.ts: line 2', 'anything.d.ts: two']);
  });

  it('has at most 6 KB of what a program imports, 12 KB in all without the mocks, as browsers load it', async () => {
    const whole = await everythingIn(project);
    expect(await bundledBytes(project, 'everything', whole)).toBeLessThanOrEqual(12 * 1024);
    const program = await bundledBytes(project, 'program', "export * from '@spindle/sdk';");
    expect(program).toBeLessThanOrEqual(6 * 1024);
  });

  it('is not measured if part of it is left to be imported', async () => {
    const code = "import { readFile } from 'node:fs';\nexport const read = readFile;";
    await expect(bundleFor(project, 'left', code)).rejects.toThrow('still contains an import');
  });
});

describe("the packed SDK's mocks", () => {
  it("run the shop in someone else's tests", async () => {
    const program = `
      import { createShopClient, replyOf } from '@spindle/sdk';
      import { createMockShop } from '@spindle/sdk/mocks/core/mock-shop';
      import { memoryStore } from '@spindle/sdk/mocks/core/store';
      import { mswHandlers } from '@spindle/sdk/mocks/msw-handlers';
      import { seedShop } from '@spindle/sdk/demo/mock-shop/seed-shop';
      import { setupServer } from 'msw/node';

      const played = createMockShop({ store: memoryStore(seedShop(new Date())) });
      setupServer(...mswHandlers(played)).listen();
      const shop = createShopClient({ baseUrl: 'http://shop.test' });
      const catalogs = await replyOf(shop.GET('/api/catalog/'));
      console.log(catalogs.map(({ catalogId }) => catalogId).join(' '));
    `;
    writeFileSync(path.join(project, 'mocks.js'), program);
    const { code, output } = await run('node', ['mocks.js'], { cwd: project });
    expect(output).toContain('spindles');
    expect(code).toBe(0);
  });
});

describe('the compiler, with the packed SDK', () => {
  it('knows responses and rejects what the contract does not have', async () => {
    const program = `
      import { createShopClient, isConflict, once, replyOf } from '@spindle/sdk';
      import { shopQueries } from '@spindle/sdk/react-query';

      const shop = createShopClient({ baseUrl: 'http://localhost:3000', token: 'spdl_…' });
      const [catalog] = await replyOf(shop.GET('/api/catalog/'));
      export const title: string | undefined = catalog?.title;
      // @ts-expect-error a title is no number
      export const number: number | undefined = catalog?.title;
      // @ts-expect-error there is no such call
      await shop.GET('/api/nothing');
      // @ts-expect-error which one?
      await shop.GET('/api/catalog/{catalogId}');
      // @ts-expect-error a form lacks its order
      await shop.POST('/api/order/cancel', { body: {}, ...once() });
      const params = { path: { catalogId: 'spindles' } };
      // @ts-expect-error a picture is no text
      await shop.POST('/api/catimage/{catalogId}', { params, body: { image: 'spindles.jpg' } });

      const queries = shopQueries(shop);
      const { queryFn } = queries.get('/api/catalog/{catalogId}', { params });
      export const price: number | undefined = (await queryFn({}))[0]?.price;
      // @ts-expect-error which one?
      queries.get('/api/catalog/{catalogId}');
      const { mutationFn } = queries.mutation('post', '/api/order/cancel');
      // @ts-expect-error a form lacks its order
      await mutationFn({ body: {} });
      await queries.mutation('post', '/logout').mutationFn();

      export function stateOf(error: unknown) {
        if (!isConflict(error)) return undefined;
        // @ts-expect-error a reply has no such member
        console.log(error.body.Nothing);
        return error.body.Order?.orderState;
      }
    `;
    expect(await complaintsAbout(project, 'strict', program, forNode)).toBe('');
  });
});
