import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { z } from 'zod';
import { drawPicture } from './draw-picture.ts';
import { pictures } from './gallery/all-pictures.ts';

const Task = z.object({ outDir: z.string(), path: z.string() });

// Each worker already occupies a core.
sharp.concurrency(1);

parentPort?.on('message', (message: unknown) => {
  const { outDir, path } = Task.parse(message);
  const picture = pictures[path];
  if (!picture) throw new Error(`There is no picture ${path}`);
  void drawPicture(outDir, path, picture).then(() => parentPort?.postMessage(path));
});
