import { MessageChannel, Worker, type MessagePort } from 'node:worker_threads';
import type { UploadOpening } from './upload-messages.ts';

let thread: Worker | undefined;

/**
 * Opens an upload in the thread that parses all uploads, so that slow parsing and file hashing
 * don't delay other requests. The thread starts with the first upload and does not keep a process
 * from exiting. The port closes if the thread fails.
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
