import type { Server } from 'node:http';

/** Stops accepting connections and closes those that are still open after the grace period. */
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

export interface ShutdownOptions {
  /** Someone at a terminal is waiting, and no load balancer has to notice first. */
  immediately: boolean;
}

/**
 * npm passes on a signal that a terminal sends to both. A second signal within this time counts as
 * the same one.
 */
const SAME_SIGNAL_MS = 2_000;

/**
 * Runs `stop` once on SIGTERM, or `immediately` on SIGINT, then exits. A second signal after that, or a
 * stop that takes longer than `deadlineMs`, ends the process immediately.
 */
export function stopOnSignal(
  stop: (how: ShutdownOptions) => Promise<void>,
  deadlineMs: () => number,
): void {
  let since: number | undefined;
  const leave = (how: ShutdownOptions) => {
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
  process.on('SIGTERM', () => leave({ immediately: false }));
  process.on('SIGINT', () => leave({ immediately: true }));
}
