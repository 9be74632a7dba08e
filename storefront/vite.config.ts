import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/**
 * Few and large enough to compress well: what every page starts with, libraries (which change
 * seldom) apart from our own, and what several shop pages share. The rest stays with its page.
 */
const BROWSER_CHUNKS: { name: string; tags?: ("$initial")[]; test?: RegExp; minShareCount?: number }[] = [
  { name: 'libraries', tags: ['$initial'], test: /node_modules/ },
  { name: 'shell', tags: ['$initial'] },
  { name: 'shop', test: /node_modules\/@tanstack|src\/(catalog|cart)\/|src\/ui\/(price|chip|format|facts)/, minShareCount: 2 },
];

// Two builds of one source: files for the browser, and with `--ssr` one module for the server.
export default defineConfig(({ isSsrBuild }) => ({
  base: '/static/',
  appType: 'custom',
  plugins: [react(), ...(isSsrBuild ? [] : [precompress()])],
  publicDir: isSsrBuild ? false : 'public',
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: isSsrBuild ? false : 'manifest.json',
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    // A picture or font inlined as data: would need an exception in the content policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: isSsrBuild ? 'src/app/entry-server.tsx' : 'src/app/entry-client.tsx',
      ...(isSsrBuild ? {} : { output: { codeSplitting: { groups: BROWSER_CHUNKS } } }),
    },
  },
  // Bundled whole, so that the server always runs React's production build.
  ssr: { noExternal: true },
}));

/** Writes .br and .gz beside every file worth it; the server sends them as they are. */
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
              writeFile(join(dir, `${file}.br`), await promisify(brotliCompress)(source, { params })),
              writeFile(join(dir, `${file}.gz`), await promisify(gzip)(source, { level: 9 })),
            ]);
          }),
      );
    },
  };
}
