import type { ServerResponse } from 'node:http';

/**
 * Handles the error of a file that a newer build has deleted since the start. Without a listener on
 * the file's stream, the error would end the process. Now the error ends only the response.
 */
export function surviveMissingFile(res: ServerResponse): void {
  res.once('pipe', (file) => file.once('error', () => res.destroy()));
}
