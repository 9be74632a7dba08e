import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

const TIMEOUT_MS = 30_000;

/**
 * Runs a program in a separate thread and returns its first message. Loading the contract takes
 * longer than any request may, and no request waits for the thread.
 */
export async function inOwnThread(program: URL, workerData?: unknown): Promise<unknown> {
  const worker = new Worker(program, { workerData });
  try {
    const [posted]: unknown[] = await once(worker, 'message', {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return posted;
  } finally {
    await worker.terminate();
  }
}
