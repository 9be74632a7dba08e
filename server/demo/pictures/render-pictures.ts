import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { filesOf } from './draw-picture.ts';
import { pictures } from './gallery/all-pictures.ts';

const STAMP = '.drawn-from';

export interface Rendered {
  drawn: number;
  kept: number;
  milliseconds: number;
}

/**
 * Draws every picture of the demo shop into a folder, in the sizes 1600, 800 (`name-800.webp`)
 * and 400 (`name-400.webp`). What is there already and was drawn by the same code is kept, so a
 * second start draws nothing and an interrupted one goes on where it stopped.
 */
export async function renderPictures(outDir: string, only?: readonly string[]): Promise<Rendered> {
  const started = performance.now();
  await mkdir(outDir, { recursive: true });
  await forgetOutdated(outDir);
  const wanted = only ?? Object.keys(pictures);
  const missing = wanted.filter((path) =>
    filesOf(path).some((file) => !existsSync(join(outDir, file))),
  );
  const queue = [...missing];
  const workers = Math.min(queue.length, availableParallelism(), 4);
  await Promise.all(Array.from({ length: workers }, () => drawQueue(outDir, queue)));
  return {
    drawn: missing.length,
    kept: wanted.length - missing.length,
    milliseconds: Math.round(performance.now() - started),
  };
}

/** Works through the shared queue in a thread of its own. */
function drawQueue(outDir: string, queue: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { stderr: false });
    const next = (): void => {
      const path = queue.shift();
      if (path === undefined) void worker.terminate().then(() => resolve());
      else worker.postMessage({ outDir, path });
    };
    worker.on('message', next);
    worker.on('error', reject);
    next();
  });
}

/** Removes the pictures that other code drew, as the stamp beside them tells. */
async function forgetOutdated(outDir: string): Promise<void> {
  const stamp = join(outDir, STAMP);
  const hash = await sourceHash();
  const drawnFrom = await readFile(stamp, 'utf8').catch(() => '');
  if (drawnFrom === hash) return;
  const stale = Object.keys(pictures).flatMap(filesOf);
  await Promise.all(stale.map((file) => rm(join(outDir, file), { force: true })));
  await writeFile(stamp, hash);
}

/** What draws: the code here, and the measures and drawings that the SDK has too. */
const sources = [
  import.meta.dirname,
  join(import.meta.dirname, '..', '..', '..', 'sdk', 'demo', 'pictures'),
];

async function sourceHash(): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of sources) {
    const names = await readdir(folder, { recursive: true });
    for (const name of names.filter(isSource).sort()) {
      hash.update(name).update(await readFile(join(folder, name)));
    }
  }
  return hash.digest('hex');
}

function isSource(name: string): boolean {
  return name.endsWith('.ts') && !name.endsWith('.test.ts');
}
