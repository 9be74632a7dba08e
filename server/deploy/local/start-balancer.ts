import path from 'node:path';
import { freePort } from '../../../sdk/test/free-port.ts';
import { findHaproxy } from './find-haproxy.ts';
import { startProgram } from './start-program.ts';
import { until } from './until.ts';

export interface Balancer {
  url: string;
  /** Waits until the balancer sends customers to that process, or no longer does. */
  sees(server: string, state: 'UP' | 'DOWN'): Promise<void>;
  stop(): Promise<void>;
}

interface Places {
  port: number;
  /** Ports of the web processes. */
  webs: readonly number[];
}

const config = path.join(import.meta.dirname, '..', 'haproxy.cfg');

/** Starts HAProxy on loopback with the configuration from this folder. */
export async function startBalancer({ port, webs }: Places): Promise<Balancer> {
  const at = (one: number) => `127.0.0.1:${one}`;
  const status = await freePort();
  const servers = webs.map((one, index) => [`WEB_${index + 1}`, at(one)]);
  const program = startProgram({
    program: findHaproxy(),
    args: ['-db', '-f', config],
    cwd: '/',
    env: { ...Object.fromEntries(servers), BIND: at(port), STATUS: at(status) },
  });
  async function sees(server: string, state: string): Promise<void> {
    await until(
      () => `HAProxy does not report ${server} as ${state}: ${program.lastWords()}`,
      async () => {
        const reply = await fetch(`http://${at(status)}/;csv`);
        return new RegExp(`^web,${server},.*,${state},`, 'm').test(await reply.text());
      },
    );
  }
  return {
    url: `http://${at(port)}`,
    sees,
    async stop() {
      await program.kill();
    },
  };
}
