import { join } from 'node:path';
import { build, type BuildEnvironmentOptions, type InlineConfig, type Plugin } from 'vite';

const root = join(import.meta.dirname, '..', '..');
const hosted = join(root, 'sdk', 'mock-site', 'hosted');

/** Builds both front ends, and the pages of the mocked providers, into separate folders. */
export async function buildFrontEnds(folder: string): Promise<void> {
  const parts: InlineConfig[] = [
    {
      ...frontEnd('storefront'),
      build: into(join(folder, 'storefront'), { input: 'src/mock/entry.ts' }),
    },
    {
      ...frontEnd('storefront'),
      build: { ...into(join(folder, 'document')), ssr: 'src/mock/document.tsx' },
    },
    {
      ...frontEnd('backoffice'),
      plugins: [loadMocks],
      build: into(join(folder, 'backoffice')),
    },
    {
      root: hosted,
      configFile: false,
      base: '/static/hosted/',
      build: into(join(folder, 'hosted'), {
        input: ['pay-page.ts', 'portal-page.ts', 'community-page.ts'],
      }),
    },
  ];
  await Promise.all(parts.map((part) => build({ logLevel: 'warn', ...part })));
}

function frontEnd(workspace: 'storefront' | 'backoffice'): InlineConfig {
  const folder = join(root, workspace);
  // Leaves out what only production needs: compressed copies and the first-view budget.
  return { root: folder, configFile: join(folder, 'vite.config.ts'), mode: 'mock' };
}

function into(outDir: string, options: BuildEnvironmentOptions['rolldownOptions'] = {}) {
  return {
    outDir,
    emptyOutDir: true,
    minify: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 10_000,
    rolldownOptions: { ...options, output: NAMES, checks: { pluginTimings: false } },
  };
}

/** Fixed names without hashes, because the files are built for a single run. */
const NAMES = {
  entryFileNames: '[name].js',
  chunkFileNames: 'chunks/[name]-[hash].js',
  assetFileNames: '[name][extname]',
};

/** Replaces the back-office's own entry file. */
const loadMocks: Plugin = {
  name: 'load-mocks',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace('/src/main.tsx', '/src/mock/entry.ts'),
  },
};
