import { conflict, orUnavailable } from '@spindle/sdk/contract/failure';
import pLimit from 'p-limit';
import { CARRIER_UNAVAILABLE_FOR_PRINT, labelUnreadable } from '@spindle/sdk/domain/bulk/print';
import type { Services } from '../services.ts';
import { bulkLabels } from '../shipping/slips/label-files.ts';

const AT_ONCE = 8;

/**
 * Loads the documents for the parcels in a print.
 * @throws Failure 409 if a document can't be printed, 503 while the carrier is unavailable
 */
export function printedDocuments(services: Services, bulkId: string) {
  const { missing, fetch } = bulkLabels(services, bulkId);

  async function fetchAll<InsightsSubject>(
    urls: readonly string[],
    keep: (url: string, file: Buffer) => InsightsSubject,
  ): Promise<InsightsSubject[]> {
    const take = pLimit(AT_ONCE);
    const work = async (url: string) => {
      const file = await orUnavailable(fetch(url), CARRIER_UNAVAILABLE_FOR_PRINT);
      if (file === null) throw conflict(labelUnreadable);
      return keep(url, file);
    };
    return Promise.all(urls.map((url) => take(() => work(url))));
  }

  return {
    /** Stores missing documents, because a label may have been replaced since. */
    async keep(urls: readonly string[]): Promise<void> {
      await fetchAll(await missing(urls), () => null);
    },
    async read(urls: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
      return new Map(await fetchAll(urls, (url, file) => [url, file] as const));
    },
  };
}
