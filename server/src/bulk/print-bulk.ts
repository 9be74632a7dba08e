import { once } from 'node:events';
import { Readable } from 'node:stream';
import { conflict, notFound } from '@spindle/sdk/contract/failure';
import { validatePages } from '@spindle/sdk/domain/bulk/print';
import { noSuch } from '@spindle/sdk/domain/records';
import { packingSlip, pagesTitle } from '@spindle/sdk/domain/shipping/packing-slip';
import type { Services } from '../services.ts';
import { joinParts } from '../shipping/slips/join-parts.ts';
import { papersOf } from '../shipping/slips/label-files.ts';
import { drawPart } from '../shipping/slips/pages-in-thread.ts';
import { readSlipDocuments, readSlips } from '../shipping/slips/read-slips.ts';
import { printedDocuments } from './printed-documents.ts';
import { readPresentBulk } from './read-bulk.ts';

/** Only this many orders' documents are in memory at the same time. */
const ORDERS_A_PART = 25;

/**
 * Streams the pages of a finished print in the order of its records. Pages are drawn while others
 * are sent. Resolves once the first bytes are available, so that earlier errors still get a proper
 * reply.
 * @throws Failure 404 if the bulk action does not exist, 409 if it has no pages, 503 while the
 * carrier is unavailable
 */
export async function printBulk(services: Services, bulkId: string): Promise<Readable> {
  const bulk = await readPresentBulk(services, bulkId);
  if (bulk.action !== 'print') throw notFound(noSuch('print'));
  const rejection = validatePages(bulk);
  if (rejection) throw conflict(rejection);
  const printed = bulk.results.filter(({ Status }) => Status === 'SUCCESS').map(({ id }) => id);
  const em = services.orm.em.fork();
  const papers = printedDocuments(services, bulkId);
  await papers.keep(await readSlipDocuments(em, printed));

  const { company, timeZone } = services.config.business;
  const facts = { title: pagesTitle, author: company.name, created: services.now() };
  async function* parts() {
    for (let at = 0; at < printed.length; at += ORDERS_A_PART) {
      const orders = await readSlips(em, printed.slice(at, at + ORDERS_A_PART));
      const files = await papers.read(orders.flatMap(papersOf));
      yield orders.map((order) => ({
        slip: packingSlip(order, { ...company, timeZone }),
        papers: papersOf(order).flatMap((url) => files.get(url) ?? []),
      }));
    }
  }
  const file = joinParts(parts(), (parcels, place) => drawPart({ ...facts, ...place, parcels }));
  const pages = Readable.from(file, { objectMode: false });
  await once(pages, 'readable');
  return pages;
}
