import { once } from 'node:events';
import { createServer } from 'node:http';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { freePort } from '../../../sdk/test/free-port.ts';
import { oneKey } from '../../test/keys.ts';
import { parseConfig, type Config } from '../../src/config.ts';
import { sandboxSecrets } from '../../src/config/sandbox-secrets.ts';
import { startSandboxProcess } from './sandbox-process.ts';

let folder: string;
let config: Config;
const messages: string[] = [];
const secrets = sandboxSecrets(oneKey);
beforeEach(async () => {
  messages.length = 0;
  folder = await mkdtemp(path.join(tmpdir(), 'spindle-test-'));
  const [port, smtpPort] = await Promise.all([freePort(), freePort()]);
  config = parseConfig({
    DATA_DIR: folder,
    SANDBOX_PORT: String(port),
    SANDBOX_SMTP_PORT: String(smtpPort),
  });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const say = (what: string) => void messages.push(what);

/** Writes a program that replaces the sandbox. */
async function written(source: string): Promise<string> {
  const program = path.join(folder, 'program.mjs');
  await writeFile(program, source);
  return program;
}

it("a sandbox that can't run is reported with its own output", async () => {
  await writeFile(path.join(folder, 'sandbox.sqlite'), 'This is no database. '.repeat(100));
  const started = startSandboxProcess({ config, secrets, say });
  await expect(started).rejects.toThrow(/the sandbox is not running: .*not a database/s);
});

it('a sandbox without output is reported too', async () => {
  const program = await written('process.exit(3)');
  const started = startSandboxProcess({ config, secrets, say, program });
  await expect(started).rejects.toThrow('it ended with 3. No output.');
});

it('a sandbox whose port another program uses is reported, with how to choose another', async () => {
  const other = createServer((_, reply) => reply.end(JSON.stringify({ status: 'ok', pid: 1 })));
  await once(other.listen(config.sandbox.port, '127.0.0.1'), 'listening');
  const started = startSandboxProcess({ config, secrets, say });
  await expect(started).rejects.toThrow(
    `port ${config.sandbox.port} is taken. Set SANDBOX_PORT and SANDBOX_SMTP_PORT to free ones.`,
  );
  await new Promise((resolve) => other.close(resolve));
});

it('the start waits for a slow sandbox while it lives, and says what it is waiting for', async () => {
  const go = path.join(folder, 'go');
  const program = await written(`
    import { existsSync } from 'node:fs';
    import { createServer } from 'node:http';
    process.stdin.on('end', () => process.exit(0)).resume();
    const server = createServer((_, reply) => reply.end(JSON.stringify({ pid: process.pid })));
    setInterval(() => {
      if (!server.listening && existsSync(${JSON.stringify(go)})) server.listen(${config.sandbox.port}, '127.0.0.1');
    }, 10);
  `);
  const starting = startSandboxProcess({ config, secrets, say, program, tellEveryMs: 20 });
  const notices = () => messages.filter((line) => line.startsWith('Waiting for the sandbox'));
  await eventually(async () => expect(notices().length).toBeGreaterThan(2));
  await writeFile(go, '');
  const stop = await starting;
  await stop();
});

it('a sandbox that dies later is reported with its last output', async () => {
  const program = await written(`
    import { createServer } from 'node:http';
    createServer((request, reply) => {
      if (request.url === '/healthz') return reply.end(JSON.stringify({ pid: process.pid }));
      reply.end();
      console.error('out of paper');
      process.exit(1);
    }).listen(${config.sandbox.port}, '127.0.0.1');
  `);
  const stop = await startSandboxProcess({ config, secrets, say, program });
  await fetch(`${config.sandbox.url}/print`).catch(() => {});
  await eventually(async () => expect(messages.join('\n')).toMatch(/ended with 1.*\nout of paper/));
  await stop();
});
