import type { Server } from 'node:http';

/**
 * Stops taking connections, lets the requests under way finish and cuts off what is still there
 * after the grace period.
 */
export function closeServer(server: Server, graceMs = 8000): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/**
 * Runs `stop` once on SIGTERM or SIGINT, then leaves. A second signal, or a stop that takes longer
 * than `deadlineMs`, ends the process at once.
 */
export function stopOnSignal(stop: () => Promise<void>, deadlineMs = 9500): void {
  let stopping = false;
  const leave = () => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), deadlineMs).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', leave);
  process.on('SIGINT', leave);
}
