import type { Sandbox } from '../sandbox/start.ts';

export interface SandboxCalls {
  /** Controls the sandbox: `control('/stripe/control/clock', { advanceSeconds: 60 })`. */
  control(path: string, body?: unknown): Promise<unknown>;
  /** Loads the sandbox's records: `recorded('/stripe/control/refunds')`. */
  recorded<T = Record<string, unknown>>(path: string): Promise<T[]>;
}

export function sandboxCalls({ url }: Pick<Sandbox, 'url'>): SandboxCalls {
  async function ask(path: string, init?: RequestInit): Promise<string> {
    const reply = await fetch(url + path, init);
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${text}`);
    return text;
  }
  return {
    async control(path, body = {}) {
      const headers = { 'Content-Type': 'application/json' };
      const text = await ask(path, { method: 'POST', headers, body: JSON.stringify(body) });
      return text === '' ? undefined : JSON.parse(text);
    },
    async recorded(path) {
      return JSON.parse(await ask(path));
    },
  };
}
