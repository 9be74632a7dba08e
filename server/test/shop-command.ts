import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { childEnvironment, childFlags } from './child-environment.ts';
import { thirdKey } from './keys.ts';
import type { TestShop } from './shop.ts';

const serverFolder = path.join(import.meta.dirname, '..');

/**
 * Runs one of the shop's commands, such as `src/commands/create-admin.ts`, in a separate process.
 */
export async function runShopCommand(
  shop: Pick<TestShop, 'url' | 'orm'>,
  program: string,
  args: readonly string[],
  settings: Record<string, string> = {},
  /** Ends a command that keeps running once its output matches. */
  until?: RegExp,
): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, [...childFlags, program, ...args], {
    cwd: serverFolder,
    env: {
      ...childEnvironment,
      NODE_ENV: 'test',
      SESSION_KEYS: thirdKey,
      PUBLIC_URL: shop.url,
      DATABASE_URL: shop.orm.config.get('clientUrl'),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (text: Buffer) => {
    output += text.toString();
    if (until?.test(output)) child.kill();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const [code] = await once(child, 'close');
  return { code: Number(code), output };
}
