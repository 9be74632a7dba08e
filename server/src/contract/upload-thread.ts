import { MessageChannel, Worker, type MessagePort } from 'node:worker_threads';
import type { UploadOpening } from './upload-messages.ts';

let thread: Worker | undefined;

/**
 * Opens an upload in the thread that parses all of them, so that bodies made to be slow to parse,
 * and the hashing of files, delay no one else. The thread starts with the first upload, and keeps
 * no process from exiting. The port closes if the thread fails.
 */
export function openUpload(opening: Omit<UploadOpening, 'port'>): MessagePort {
  const { port1, port2 } = new MessageChannel();
  thread ??= startThread();
  thread.postMessage({ ...opening, port: port2 }, [port2]);
  return port1;
}

function startThread(): Worker {
  const started = new Worker(new URL('./upload-worker.ts', import.meta.url));
  started.unref();
  started.once('error', () => undefined);
  started.once('exit', () => {
    if (thread === started) thread = undefined;
  });
  return started;
}
