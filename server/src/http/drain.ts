import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';

/** Interval for checking which connections have become idle. */
const LOOK_MS = 50;

export interface Drain {
  readonly draining: boolean;
  /**
   * Keeps responding for `drainMs`, with each response the last on its connection. Then accepts no
   * new connections, lets pending responses finish and closes the rest after `cutMs`, counted from
   * now.
   */
  drain(timeout: { drainMs: number; cutMs: number }): Promise<void>;
}

/** Don't wait for an endless stream of new connections. */
const CROWD_MS = 2_000;

/**
 * Waits until no new connection arrives. Closing a server resets connections that are waiting to be
 * accepted (one per turn of the event loop) and treats those with an unread request as idle.
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

/**
 * Closes a server without cutting off its clients. Must be called before the server's first
 * request.
 */
export function makeDrain(server: Server): Drain {
  const underWay = new Map<Socket, ServerResponse | null>();
  let draining = false;

  server.on('connection', (socket) => socket.once('close', () => underWay.delete(socket)));
  // Runs before all other listeners, because a response sets its headers as soon as it begins.
  server.prependListener('request', ({ socket }, response) => {
    response.shouldKeepAlive &&= !draining;
    // One entry for all responses on a connection. Entries added to and removed from a set stay in
    // its old tables until the next full garbage collection.
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
