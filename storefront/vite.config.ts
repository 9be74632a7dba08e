import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';
import { firstViewBudget } from './build/first-view-budget.ts';
import { sharedByFirstViews, sharedByOtherPages } from './build/first-views.ts';
import { precompress } from './build/precompress.ts';
import { testProjects } from '../sdk/test/test-projects.ts';

/**
 * Few chunks, large enough to compress well: what every page starts with (libraries, which rarely
 * change, apart from our own code), and what the pages people arrive at share. The bundler decides
 * the rest.
 */
const BROWSER_CHUNKS: Rolldown.CodeSplittingGroup[] = [
  { name: 'libraries', tags: ['$initial'], test: /node_modules/ },
  { name: 'shell', tags: ['$initial'] },
  { name: sharedByFirstViews },
  { name: sharedByOtherPages, minShareCount: 2, includeDependenciesRecursively: false },
];

/** Already loaded before any page needs more. */
const OF_EVERY_PAGE = /^assets\/(rolldown-runtime|libraries|entry-client)-/;

/**
 * The first view lists the names of all files that may follow, so hashes are as short as is safe.
 */
const FILE_NAMES = {
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
};

// Installed beside react-router-dom, which pins its version.
const ROUTER = fileURLToPath(
  new URL('../../react-router/dist/production/index.mjs', import.meta.resolve('react-router-dom')),
);

// Builds the same source twice: files for the browser and, with `--ssr`, one module for the server.
export default defineConfig(({ command, isSsrBuild, mode }) => ({
  base: '/static/',
  appType: 'custom',
  plugins: [react(), ...(isSsrBuild || mode === 'mock' ? [] : [firstViewBudget(), precompress()])],
  publicDir: isSsrBuild ? false : 'public',
  // The package's entry points to its development build, whose warnings are of no use to customers.
  resolve: {
    alias: command === 'build' ? [{ find: /^react-router$/, replacement: ROUTER }] : [],
  },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: isSsrBuild ? false : 'manifest.json',
    target: 'baseline-widely-available',
    // The server keeps the source of the code it runs in memory.
    minify: true,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter((file) => !OF_EVERY_PAGE.test(file)),
    },
    // A picture or font inlined as a `data:` URL would need an exception in the content security
    // policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Reading a property has no side effects here, so unused parts of libraries can be dropped.
      treeshake: { propertyReadSideEffects: false },
      input: isSsrBuild ? 'src/app/entry-server.tsx' : 'src/app/entry-client.tsx',
      ...(isSsrBuild
        ? {}
        : { output: { codeSplitting: { groups: BROWSER_CHUNKS }, ...FILE_NAMES } }),
    },
  },
  // Bundled completely and for production, whatever NODE_ENV the server has, because React's
  // development build takes twice as long to render a page.
  ssr: { noExternal: command === 'build' ? true : [] },
  define: command === 'build' && isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  test: {
    maxWorkers: '100%',
    environment: 'jsdom',
    setupFiles: ['src/test/setup.ts'],
    // Tests render whole pages, which takes time on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    restoreMocks: true,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    projects: testProjects('storefront', {
      folder: import.meta.dirname,
      pattern: 'src/**/*.test.{ts,tsx}',
      usual: 'jsdom',
    }),
  },
}));
