import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

const PATIENCE_MS = 30_000;

/**
 * What a program posts first, run in a thread of its own: nobody else waits while it reads the
 * contract, which takes longer than any request may.
 */
export async function inOwnThread(program: URL, workerData?: unknown): Promise<unknown> {
  const worker = new Worker(program, { workerData });
  try {
    const [posted]: unknown[] = await once(worker, 'message', {
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return posted;
  } finally {
    await worker.terminate();
  }
}
