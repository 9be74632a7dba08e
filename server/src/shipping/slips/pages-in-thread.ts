import { Piscina } from 'piscina';
import type { DrawnPart, PartJob } from './draw-part.ts';

/** Until a part is there: those of others may be before it. */
const PATIENCE_MS = 30_000;

/** What some parcels' labels and slips take, and no more. */
const MAX_MEMORY_MB = 128;

/** One after the other: no more than one part's pages are in memory. */
const thread = new Piscina({
  filename: new URL('./draw-part.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 60_000,
  resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
});

/** The next part of a file of labels and slips. */
export async function drawPart(job: PartJob): Promise<DrawnPart> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const part: DrawnPart = await thread.run(job, { name: 'drawPart', signal });
  return part;
}

/** How many pages a PDF has; 0 for what is none. */
export async function countPages(file: Uint8Array): Promise<number> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const count: number = await thread.run(file, { name: 'countPages', signal });
  return count;
}
