import type { ShopState } from '../state.ts';
import { randomFor } from './fixed-id.ts';

/** A file behind every DOWNLOADABLE of the demo, of the size such plans have. */
export function seedDownloads({ items }: Pick<ShopState, 'items'>): Pick<ShopState, 'downloads'> {
  const files = items.flatMap(({ catalogId, catalogItemId, attributes }) =>
    attributes
      .filter(({ type }) => type === 'DOWNLOADABLE')
      .map(({ attributeId, value }) => {
        const key = `${catalogId}/${catalogItemId}/${attributeId}`;
        const bytes = Math.floor((20 + randomFor(key)() * 60) * 1024);
        return [key, { name: value, bytes, type: 'application/zip' }];
      }),
  );
  return { downloads: Object.fromEntries(files) };
}
