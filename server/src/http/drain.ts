import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
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
async function untilIdle(server: Server): Promise<void> {
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
  const underWay = new Map<Socket, ServerResponse | null>();
  let draining = false;

  server.on('connection', (socket) => socket.once('close', () => underWay.delete(socket)));
  // Before all others: a reply says it as soon as it is begun.
  server.prependListener('request', ({ socket }, response) => {
    response.shouldKeepAlive &&= !draining;
    // One entry for all of a connection's replies: what comes into a set and leaves it again is held
    // by the tables that set has outgrown until memory is next collected in full.
    underWay.set(socket, response);
    response.once('close', () => {
      if (underWay.get(socket) === response) underWay.set(socket, null);
    });
  });

  return {
    get draining() {
      return draining;
    },
    async drain({ drainMs, cutMs }) {
      draining = true;
      for (const response of underWay.values()) if (response) response.shouldKeepAlive = false;
      const cut = globalThis.setTimeout(() => server.closeAllConnections(), cutMs);
      if (drainMs > 0) await setTimeout(drainMs);
      await untilIdle(server);
      const look = setInterval(() => server.closeIdleConnections(), LOOK_MS);
      await new Promise<void>((resolve) => server.close(() => resolve()));
      clearInterval(look);
      clearTimeout(cut);
    },
  };
}
