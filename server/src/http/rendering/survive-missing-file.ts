import type { ServerResponse } from 'node:http';

/**
 * A newer build may have taken away a file that was there at the start. Nobody listens to the
 * stream such a file is read by, so its error would end the process; now it ends the one reply.
 */
export function surviveMissingFile(res: ServerResponse): void {
  res.once('pipe', (file) => file.once('error', () => res.destroy()));
}
