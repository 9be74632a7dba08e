import { join } from 'node:path';
import { build, type BuildEnvironmentOptions, type InlineConfig, type Plugin } from 'vite';

const root = join(import.meta.dirname, '..', '..');
const hosted = join(root, 'sdk', 'mock-site', 'hosted');

/** Builds both, and the pages of the played providers, into folders of their own. */
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
  // Without what only customers need: compressed copies, the budget of the first view.
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

/** The pages know their files by name: they are of one run alone. */
const NAMES = {
  entryFileNames: '[name].js',
  chunkFileNames: 'chunks/[name]-[hash].js',
  assetFileNames: '[name][extname]',
};

/** In place of the back-office's own entry. */
const loadMocks: Plugin = {
  name: 'load-mocks',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace('/src/main.tsx', '/src/mock/entry.ts'),
  },
};
