import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { cacheCompressed, WITH_COPIES } from '../compress-replies.ts';
import type { Sources } from './public-data.ts';
import type { RenderedPage } from './storefront-build.ts';

export interface CachedPage extends Pick<RenderedPage, 'status'> {
  body: Buffer;
  etag: string;
}

interface RenderedEntry {
  page: RenderedPage;
  sources: Sources;
}

const MAX_BYTES = 24 * 1024 * 1024;
/** Room for the names of a page's sources and other overhead. */
const AROUND_BYTES = 3000;

/** Caches frequently read rendered pages, each for as long as its sources are unchanged. */
export function createPageCache() {
  const pages = new LRUCache<string, { page: CachedPage; sources: Sources }>({
    maxSize: MAX_BYTES,
  });

  return {
    async get(
      path: string,
      {
        search,
        isStill,
      }: { search: string; isStill: (sources: Sources) => boolean | Promise<boolean> },
      render: () => Promise<RenderedEntry>,
    ): Promise<CachedPage> {
      // The number of possible queries is unlimited.
      if (search !== '') return withTag((await render()).page);
      const known = pages.get(path);
      if (known !== undefined && (await isStill(known.sources))) return known.page;
      const made = await render();
      const page = withTag(made.page);
      // Made-up URLs must not evict real pages.
      if (made.page.shareable) {
        cacheCompressed(page.body);
        const size = Math.ceil(page.body.length * WITH_COPIES) + AROUND_BYTES;
        pages.set(path, { page, sources: made.sources }, { size });
      } else pages.delete(path);
      return page;
    },
  };
}

function withTag({ status, html }: RenderedPage): CachedPage {
  // exactly sized, because otherwise the memory it was cut from would be kept with it
  const body = Buffer.allocUnsafeSlow(Buffer.byteLength(html));
  body.write(html);
  const etag = createHash('sha256').update(body).digest('base64url').slice(0, 27);
  return { status, body, etag };
}
