import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Writes .br and .gz beside every file worth compressing. The server sends them as they are. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    async writeBundle({ dir = '' }) {
      const files = await readdir(dir, { recursive: true });
      await Promise.all(
        files
          .filter((file) => /\.(js|css|svg)$/.test(file))
          .map(async (file) => {
            const source = await readFile(join(dir, file));
            await Promise.all([
              writeFile(join(dir, `${file}.br`), await promisify(brotliCompress)(source, BEST)),
              writeFile(join(dir, `${file}.gz`), await promisify(gzip)(source, { level: 9 })),
            ]);
          }),
      );
    },
  };
}
