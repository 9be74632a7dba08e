import type { Server } from 'node:http';

/** Stops taking connections and cuts off, after the grace period, what is still under way. */
export function closeServer(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}

export interface Stopping {
  /** Somebody at a terminal waits for it: nobody has to be told first. */
  atOnce: boolean;
}

/** npm passes on a signal that a terminal sends to it and to us: within this time it is the same one. */
const SAME_SIGNAL_MS = 2_000;

/**
 * Runs `stop` once on SIGTERM, or `atOnce` on SIGINT, then leaves. A signal that comes later again, or
 * a stop that takes longer than `deadlineMs`, ends the process at once.
 */
export function stopOnSignal(
  stop: (how: Stopping) => Promise<void>,
  deadlineMs: () => number,
): void {
  let since: number | undefined;
  const leave = (how: Stopping) => {
    if (since !== undefined) {
      if (performance.now() - since > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    since = performance.now();
    setTimeout(() => process.exit(1), deadlineMs()).unref();
    stop(how).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', () => leave({ atOnce: false }));
  process.on('SIGINT', () => leave({ atOnce: true }));
}
