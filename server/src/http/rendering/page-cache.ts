import { createHash } from 'node:crypto';
import type { RenderedPage } from './storefront-build.ts';

export interface CachedPage extends RenderedPage {
  etag: string;
}

const MOST_PAGES = 1000;

/** Rendered pages of one version of the data; all are dropped when it changes. */
export function createPageCache() {
  let version = '';
  let pages = new Map<string, CachedPage>();

  return {
    async get(
      path: string,
      { search, version: currentVersion }: { search: string; version: string },
      render: () => Promise<RenderedPage>,
    ): Promise<CachedPage> {
      if (currentVersion !== version) {
        version = currentVersion;
        pages = new Map();
      }
      // Of what can be asked there is no end.
      if (search !== '') return withTag(await render());
      const known = pages.get(path);
      if (known) return known;
      const target = pages;
      const page = withTag(await render());
      // Made-up addresses must not push the real pages out.
      if (page.shareable && target.size < MOST_PAGES) target.set(path, page);
      return page;
    },
  };
}

function withTag(page: RenderedPage): CachedPage {
  return { ...page, etag: createHash('sha256').update(page.html).digest('base64url').slice(0, 27) };
}
