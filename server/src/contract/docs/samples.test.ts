import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeZip } from '@spindle/sdk/conformance/makers/make-zip';
import { isObject } from '@spindle/sdk/contract/document';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../../../sdk/test/free-port.ts';
import { makeToken } from '../../../test/program.ts';
import { startShop, type TestShop } from '../../../test/shop.ts';
import { signInAs, type SignedIn } from '../../../test/sign-in.ts';
import { pickedOrder } from '../../shipping/fixtures/picked-order.ts';
import { makeDeliverer } from '../../webhooks/deliverer.ts';
import { makeWebhook } from '../../webhooks/fixtures/webhook-calls.ts';
import { makeExampleThings } from '../fixtures/example-things.ts';
import { readContract } from '../read-contract.ts';
import { callsOf, isForPrograms, type Call } from './call.ts';
import { curlSample } from './curl-sample.ts';
import { readGuides } from './guides.ts';
import { sdkSample, sdkStart } from './sdk-sample.ts';
import { Contract } from './shapes.ts';

const document = readContract();
const calls = callsOf(document, Contract.parse(document).paths).filter(isForPrograms);
const lasting = calls.filter(({ method }) => method !== 'DELETE');
const modules = join(import.meta.dirname, '..', '..', '..', '..', 'node_modules');

let shop: TestShop;
let folder: string;
let staff: SignedIn;
let env: Record<string, string>;
beforeAll(async () => {
  shop = await startShop();
  await makeExampleThings(shop);
  await shop.services.snapshot.refresh();
  staff = await signInAs(shop, 'extended');
  const { token } = await makeToken(staff);
  env = { SHOP: shop.url, TOKEN: token };
  folder = await mkdtemp(join(tmpdir(), 'samples-'));
  await symlink(modules, join(folder, 'node_modules'));
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await writeExampleFiles();
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

/** Writes the files named in the upload examples. */
async function writeExampleFiles(): Promise<void> {
  const picture = await sharp({
    create: { width: 8, height: 8, channels: 3, background: '#8d8a82' },
  })
    .jpeg()
    .toBuffer();
  const zip = makeZip({ 'index.html': '<p>Hello</p>' });
  const uploads = calls.flatMap(({ bodies }) => {
    const example = bodies['multipart/form-data']?.example;
    return isObject(example) ? Object.values(example).map(String) : [];
  });
  for (const name of new Set(uploads)) {
    await writeFile(join(folder, name), name.endsWith('.zip') ? zip : picture);
  }
}

/** Returns the program's output. Fails if its exit code is not 0. */
async function run(program: string, ...parameters: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { cwd: folder, env: { ...process.env, ...env }, maxBuffer: 1e8 };
    execFile(program, parameters, options, (error, output, problems) => {
      if (error) reject(new Error(output + problems, { cause: error }));
      else resolve(output);
    });
  });
}

/** Asserts the status of each call. Each output line holds one status. */
function expectUnderstood(tried: readonly Call[], output: string, min = 0.5): void {
  const statuses = new Map(
    [...output.matchAll(/^(\w+) (\d{1,3})$/gm)].map(([, id, status]) => [id, Number(status)]),
  );
  const misunderstood = tried.filter(({ id, replies }) => {
    const status = statuses.get(id) ?? 0;
    // The example record may not exist, or may not have the status that the call requires.
    const matches = status < 400 || [404, 409, 410, 503].includes(status);
    return (
      !matches || (status >= 300 && !replies.some(([declared]) => Number(declared) === status))
    );
  });
  expect(misunderstood.map(({ id }) => `${id} ${statuses.get(id)}`)).toEqual([]);
  const done = tried.filter(({ id }) => Number(statuses.get(id)) < 300);
  expect(done.length / tried.length).toBeGreaterThan(min);
}

const shell = (tried: readonly Call[]) =>
  [
    `curl() { command curl -sS --max-time 30 -w '%{stderr}%{http_code}' "$@" 2>&1 >/dev/null; echo; }`,
    ...tried.map((call) => `KEY=sample-${call.id}\nprintf '${call.id} '\n${curlSample(call)}`),
  ].join('\n');

it('the shop accepts every curl sample as it is shown', async () => {
  expect(lasting.length).toBeGreaterThan(120);
  expectUnderstood(lasting, await run('bash', '-c', shell(lasting)));
});

it('every TypeScript sample compiles, and the shop accepts it', async () => {
  const program = [
    sdkStart.replace('replyOf }', 'replyOf, ShopError }'),
    'async function tried(id: string, sample: () => Promise<unknown>) {',
    '  const status = await sample().then(() => 200, (error: unknown) => {',
    '    if (!(error instanceof ShopError)) throw error;',
    '    return error.status;',
    '  });',
    '  console.log(id, status);',
    '}',
    ...lasting.map((call) => {
      return `await tried('${call.id}', async () => {\n${sdkSample(call)}\nreturn reply;\n});`;
    }),
  ].join('\n');
  await writeFile(join(folder, 'samples.ts'), program);
  const guides = readGuides().map(({ name, text }) => ({
    file: `${name}.ts`,
    code: codeIn(text, 'ts'),
  }));
  for (const { file, code } of guides) await writeFile(join(folder, file), `${code}\nexport {};\n`);
  await compile(['samples.ts', ...guides.map(({ file }) => file)]);
  expectUnderstood(lasting, await run(process.execPath, 'samples.ts'));
});

async function compile(files: string[]): Promise<void> {
  const compilerOptions = {
    target: 'esnext',
    module: 'nodenext',
    lib: ['esnext'],
    types: ['node'],
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  await run(join(modules, '.bin', 'tsc'), '-p', '.');
}

function codeIn(text: string, language: string): string {
  const fences = text.matchAll(new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``, 'g'));
  return [...fences].map(([, code = '']) => code).join('\n');
}

it.each([
  ['tokens', 'Spindles'],
  ['events', ''],
  ['orders', ''],
  ['stock', 'er20-water-2200 SUCCESS'],
  ['labels', 'SUCCESS Label bought.'],
  ['errors', '404 NOT_FOUND'],
  ['paging', '1 '],
])('the guide about %s does what it says', async (name, result) => {
  const { orderId } = await pickedOrder(shop, { orderState: 'PENDING' });
  await shop.services.snapshot.refresh();
  env['ORDER'] = orderId;
  env['TOKEN'] = await leastToken(name);
  const output = await run(process.execPath, `${name}.ts`);
  expect(output).toContain(result);
  await runShell(name);
});

it('the guide about webhooks does what it says', async () => {
  const port = await freePort();
  const { id, secret } = await makeWebhook(staff, `http://127.0.0.1:${port}/`);
  const settings = { ...process.env, WEBHOOK_SECRET: secret, PORT: String(port) };
  const receiver = spawn(process.execPath, ['webhooks.ts'], { cwd: folder, env: settings });
  try {
    expect(String(await once(receiver.stdout, 'data'))).toBe('Listening\n');
    env['WEBHOOK'] = id;
    env['TOKEN'] = await leastToken('webhooks');
    await runShell('webhooks');
    const message = once(receiver.stdout, 'data');
    await makeDeliverer(shop.services).idle();
    expect(String(await message)).toBe(`webhook.test ${id}\n`);
    const forged = { method: 'POST', body: '{}', headers: { 'webhook-id': 'x' } };
    expect((await fetch(`http://127.0.0.1:${port}/`, forged)).status).toBe(400);
  } finally {
    receiver.kill();
  }
});

/** Creates a token with only the scopes named in the guide, or with one scope if it names none. */
async function leastToken(guide: string): Promise<string> {
  const [, named = '`catalog:read`'] = /needs the scopes? (`.+?`)\./.exec(guideText(guide)) ?? [];
  const scopes = [...named.matchAll(/`([^`]+)`/g)].map(([, scope = '']) => scope);
  return (await makeToken(staff, { scopes })).token;
}

/** Runs the guide's shell commands. */
function runShell(name: string): Promise<string> {
  const quiet = 'curl() { command curl -sS --fail-with-body "$@"; }';
  return run('bash', '-ec', `${quiet}\n${codeIn(guideText(name), 'sh')}`);
}

function guideText(name: string): string {
  return readGuides().find((guide) => guide.name === name)?.text ?? '';
}

it('the shop accepts the samples that delete', async () => {
  env['TOKEN'] = (await makeToken(staff)).token;
  const deletions = calls.filter((call) => !lasting.includes(call));
  expectUnderstood(deletions, await run('bash', '-c', shell(deletions)), 0.3);
});
