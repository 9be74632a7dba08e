import type { Server, ServerResponse } from 'node:http';
import { setImmediate, setTimeout } from 'node:timers/promises';

/** Between two looks for connections that have fallen idle meanwhile. */
const LOOK_MS = 50;

export interface Drain {
  readonly draining: boolean;
  /**
   * Goes on answering for `drainMs`, each reply the last of its connection; then takes no more, lets
   * what is under way finish and cuts off what is still there after `cutMs`, counted from now.
   */
  drain(patience: { drainMs: number; cutMs: number }): Promise<void>;
}

/** A crowd that never stops coming is not waited for. */
const CROWD_MS = 2_000;

/**
 * Closing a server resets the connections that wait to be accepted, of which a turn of the event loop
 * takes one, and those whose request has come but was not read count as idle: goes on until none came.
 */
async function untilNobodyWaits(server: Server): Promise<void> {
  const until = performance.now() + CROWD_MS;
  let came = true;
  const note = () => (came = true);
  server.on('connection', note);
  while (came && performance.now() < until) {
    came = false;
    await setImmediate();
    await setImmediate();
  }
  server.off('connection', note);
}

/** Lets a server's clients go without cutting them off. To be called before its first request. */
export function makeDrain(server: Server): Drain {
  const underWay = new Set<ServerResponse>();
  let draining = false;

  // Before all others: a reply says it as soon as it is begun.
  server.prependListener('request', (_, response) => {
    response.shouldKeepAlive &&= !draining;
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
  });

  return {
    get draining() {
      return draining;
    },
    async drain({ drainMs, cutMs }) {
      draining = true;
      for (const response of underWay) response.shouldKeepAlive = false;
      const cut = globalThis.setTimeout(() => server.closeAllConnections(), cutMs);
      if (drainMs > 0) await setTimeout(drainMs);
      await untilNobodyWaits(server);
      const look = setInterval(() => server.closeIdleConnections(), LOOK_MS);
      await new Promise<void>((resolve) => server.close(() => resolve()));
      clearInterval(look);
      clearTimeout(cut);
    },
  };
}
