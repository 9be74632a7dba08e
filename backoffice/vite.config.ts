import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { firstLoadBudget } from './build/first-load-budget.ts';

export default defineConfig(({ mode }) => ({
  base: '/static/admin/',
  plugins: [react(), ...(mode === 'mock' ? [] : [firstLoadBudget(), precompress()])],
  // The server replaces it with its own nonce in every response.
  html: { cspNonce: '__NONCE__' },
  build: {
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    // A picture or font inlined as a `data:` URL would need an exception in the content security
    // policy.
    assetsInlineLimit: 0,
    // react-admin and MUI come in a single chunk, for staff only.
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'libraries', tags: ['$initial'], test: /node_modules/ }],
        },
      },
    },
  },
}));

/** Writes .br and .gz beside every file worth compressing. The server sends them as they are. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    async writeBundle({ dir = '' }) {
      const files = await readdir(dir, { recursive: true });
      await Promise.all(
        files
          .filter((file) => /\.(js|css|svg)$/.test(file))
          .map(async (file) => {
            const source = await readFile(join(dir, file));
            const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
            await Promise.all([
              writeFile(
                join(dir, `${file}.br`),
                await promisify(brotliCompress)(source, { params }),
              ),
              writeFile(join(dir, `${file}.gz`), await promisify(gzip)(source, { level: 9 })),
            ]);
          }),
      );
    },
  };
}
