import { Piscina } from 'piscina';
import type { DrawnPart, PartJob } from './draw-part.ts';

/** Time limit for one part, including the wait for other files' parts. */
const TIMEOUT_MS = 30_000;

/** Enough memory for the labels and slips of one part. */
const MAX_MEMORY_MB = 128;

/** A single thread, so only one part's pages are in memory. */
const thread = new Piscina({
  filename: new URL('./draw-part.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 60_000,
  resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
});

/** Draws the next part of a file of labels and slips. */
export async function drawPart(job: PartJob): Promise<DrawnPart> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const part: DrawnPart = await thread.run(job, { name: 'drawPart', signal });
  return part;
}

/** Counts the pages of a PDF. Returns 0 if the file is not a PDF. */
export async function countPages(file: Uint8Array): Promise<number> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const count: number = await thread.run(file, { name: 'countPages', signal });
  return count;
}
