import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Services } from '../../services.ts';
import { countPages } from './pages-in-thread.ts';

const kind = { type: 'application/pdf', cacheControl: 'private, no-store' };

type LabelServices = Pick<Services, 'storage' | 'carrier'>;

const folderOf = (bulkId: string) => `labels/${bulkId}/`;

/** Returns the URLs of a parcel's documents: the label, then the customs form. */
export const papersOf = ({
  labelUrl,
  customsFormUrl,
}: {
  labelUrl: string | null;
  customsFormUrl: string | null;
}): string[] => (labelUrl === null ? [] : [labelUrl, customsFormUrl].filter((url) => url !== null));

/**
 * Returns the file store for labels printed by a bulk action. The key is derived from the label's
 * URL, because a replaced label is another file.
 */
export function bulkLabels({ storage, carrier }: LabelServices, bulkId: string) {
  const keyOf = (url: string) =>
    `${folderOf(bulkId)}${createHash('sha256').update(url).digest('hex').slice(0, 32)}.pdf`;
  return {
    async missing(urls: readonly string[]): Promise<string[]> {
      const saved = new Set(await Array.fromAsync(storage.list(folderOf(bulkId))));
      return urls.filter((url) => !saved.has(keyOf(url)));
    },
    /**
     * Loads a label from the store, or fetches it from the carrier and stores it. Returns null if
     * the label can't be printed.
     * @throws ProviderUnavailable
     */
    async fetch(url: string): Promise<Buffer | null> {
      const key = keyOf(url);
      const stored = await storage.get(key);
      if (stored !== null) return buffer(stored.stream);
      const file = await carrier.readLabel(url);
      if (file === null || (await countPages(file)) === 0) return null;
      await storage.put(key, file, kind);
      return file;
    },
  };
}

/**
 * Deletes a bulk action's labels. They contain names and addresses, so they must not be kept longer
 * than the bulk action.
 */
export async function deleteLabels(
  { storage }: Pick<Services, 'storage'>,
  bulkId: string,
): Promise<void> {
  const keys: string[] = [];
  for await (const key of storage.list(folderOf(bulkId))) keys.push(key);
  await storage.delete(keys);
}
