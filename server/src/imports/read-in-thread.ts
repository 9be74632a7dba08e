import { Worker } from 'node:worker_threads';
import type { ImportKind } from '@spindle/sdk/domain/imports/imports';
import type { ImportMapping } from '@spindle/sdk/domain/imports/mapping';
import type { readImport } from '@spindle/sdk/domain/imports/read-import';

export interface FileToRead {
  bytes: Uint8Array;
  kind: ImportKind;
  mapping: ImportMapping | null;
  timeZone: string;
}

export type ReadFile = ReturnType<typeof readImport>;

const MAX_HEAP_MB = 1024;

/** Reads a file in its own thread, because 50,000 rows take seconds. */
export function readInThread(file: FileToRead): Promise<ReadFile> {
  const { promise, resolve, reject } = Promise.withResolvers<ReadFile>();
  const worker = new Worker(new URL('read-worker.ts', import.meta.url), {
    workerData: file,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  worker.once('message', (read: ReadFile) => resolve(read));
  worker.once('error', reject);
  worker.once('exit', () => reject(new Error('The thread that reads an import has stopped.')));
  return promise.finally(() => worker.terminate());
}
