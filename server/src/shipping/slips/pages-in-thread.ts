import { Piscina } from 'piscina';
import type { PagesJob } from './draw-pages.ts';

const PATIENCE_MS = 30_000;

/** What a thousand labels with their slips take, and no more. */
const MOST_MEMORY_MB = 512;

/** One after the other: no more than one file's pages are in memory. */
const thread = new Piscina({
  filename: new URL('./draw-pages.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 60_000,
  resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
});

/** One PDF of all parcels' labels and slips; the labels given are used up. */
export async function drawPages(job: PagesJob): Promise<Buffer> {
  const transferList = job.parcels.flatMap(({ papers }) => papers.map(({ buffer }) => buffer));
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const drawn: Uint8Array = await thread.run(job, { name: 'drawPages', transferList, signal });
  return Buffer.from(drawn.buffer, drawn.byteOffset, drawn.byteLength);
}

/** How many pages a PDF has; 0 for what is none. */
export async function countPages(file: Uint8Array): Promise<number> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const count: number = await thread.run(file, { name: 'countPages', signal });
  return count;
}
