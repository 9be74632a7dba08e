import type { ServerResponse } from 'node:http';

/**
 * Handles the error of a file that a newer build has deleted since the start. Nothing listens to
 * the stream that reads such a file, so its error would end the process; now it ends only the
 * response.
 */
export function surviveMissingFile(res: ServerResponse): void {
  res.once('pipe', (file) => file.once('error', () => res.destroy()));
}
