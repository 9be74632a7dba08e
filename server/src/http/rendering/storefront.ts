import type { Middleware } from 'koa';
import { browserFiles, type Brand } from './browser-files.ts';
import { storefrontPages, type PagesOptions } from './pages.ts';
import { searchEngineFiles } from './search-engine-files.ts';
import { staticFiles } from './static-files.ts';
import { loadStorefrontBuild } from './storefront-build.ts';
import { startStorefrontDev } from './storefront-dev.ts';

export interface StorefrontOptions extends Omit<PagesOptions, 'build'> {
  /** The absolute path of the storefront workspace. */
  directory: string;
  /** Serve from source with live reload instead of from the build. */
  watch: boolean;
  /** Handles requests that no file answers, before a page is rendered. */
  redirects: Middleware;
  /** Returns the current name and icon. */
  brand: () => Brand;
}

/**
 * Creates all of the storefront's middleware, to be mounted in this order: sitemap, icons, files,
 * redirects, pages.
 */
export async function createStorefront(
  options: StorefrontOptions,
): Promise<{ middleware: Middleware[]; close: () => Promise<void> }> {
  const dist = `${options.directory}/dist`;
  const { redirects, brand } = options;
  const search = searchEngineFiles(options.data, options.publicUrl);
  if (options.watch) {
    const dev = await startStorefrontDev(options.directory);
    const pages = storefrontPages({ ...options, build: dev.build });
    const icons = await browserFiles(`${options.directory}/public`, brand);
    return { middleware: [search, icons, dev.files, redirects, pages], close: dev.close };
  }
  const build = await loadStorefrontBuild(dist);
  const pages = storefrontPages({ ...options, build });
  const icons = await browserFiles(`${dist}/client`, brand);
  return {
    middleware: [search, icons, staticFiles(dist), redirects, pages],
    close: async () => undefined,
  };
}
