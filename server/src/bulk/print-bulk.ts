import { conflict, notFound, orUnavailable } from '@spindle/sdk/contract/failure';
import {
  carrierAwayForPrint,
  labelUnreadable,
  printTooLarge,
  refusePages,
} from '@spindle/sdk/domain/bulk/print';
import { noSuch } from '@spindle/sdk/domain/records';
import { packingSlip, pagesTitle } from '@spindle/sdk/domain/shipping/packing-slip';
import type { Services } from '../services.ts';
import { bulkLabels, papersOf } from '../shipping/slips/label-files.ts';
import { drawPages } from '../shipping/slips/pages-in-thread.ts';
import { readSlips } from '../shipping/slips/read-slips.ts';
import { readPresentBulk } from './read-present-bulk.ts';

const MOST_BYTES = 64 * 1024 * 1024;
const AT_ONCE = 8;

/**
 * The pages of a print that is over, in the order its records were given.
 * @throws Failure 404 where there is none, 409 where it has no pages, 503 while the carrier is away
 */
export async function printBulk(services: Services, bulkId: string): Promise<Buffer> {
  const em = services.orm.em.fork();
  const bulk = await readPresentBulk(services, bulkId);
  if (bulk.action !== 'print') throw notFound(noSuch('print'));
  const refusal = refusePages(bulk);
  if (refusal) throw conflict(refusal);
  const printed = bulk.results.filter(({ Status }) => Status === 'SUCCESS').map(({ id }) => id);
  const orders = await readSlips(em, printed);
  const papers = await readPapers(services, bulkId, orders.map(papersOf));
  const seller = services.config.business.company;
  return drawPages({
    title: pagesTitle,
    author: seller.name,
    created: services.now(),
    parcels: orders.map((order, at) => ({
      slip: packingSlip(order, seller),
      papers: papers[at] ?? [],
    })),
  });
}

/** Of each order its papers; together no more than fit in one file. */
async function readPapers(
  services: Services,
  bulkId: string,
  orders: readonly string[][],
): Promise<Uint8Array<ArrayBuffer>[][]> {
  const { fetch } = bulkLabels(services, bulkId);
  const papers: Uint8Array<ArrayBuffer>[][] = orders.map(() => []);
  const waiting = orders
    .flatMap((urls, at) => urls.map((url, place) => ({ url, at, place })))
    .values();
  let bytes = 0;
  async function readOn(): Promise<void> {
    for (const { url, at, place } of waiting) {
      const file = await orUnavailable(fetch(url), carrierAwayForPrint);
      if (file === null) throw conflict(labelUnreadable);
      bytes += file.byteLength;
      if (bytes > MOST_BYTES) throw conflict(printTooLarge);
      const ofOrder = papers[at];
      if (ofOrder) ofOrder[place] = new Uint8Array(file);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, readOn));
  return papers;
}
