import { PDFDocument } from '@cantoo/pdf-lib';
import type { PackingSlip } from '@spindle/sdk/domain/shipping/packing-slip';
import { move } from 'piscina';
import { drawSlips } from './draw-slips.ts';

export interface PagesJob {
  title: string;
  author: string;
  created: Date;
  /** Of each its label, and what the carrier wants with it; none before it is bought. */
  parcels: { slip: PackingSlip; papers: Uint8Array<ArrayBuffer>[] }[];
}

/** Each parcel's papers, then its slip. The slips are drawn as one file, which has its fonts once. */
export async function drawPages({ parcels, ...facts }: PagesJob): Promise<unknown> {
  const slips = await drawSlips(
    parcels.map(({ slip }) => slip),
    facts,
  );
  const pdf = await PDFDocument.load(slips.file, { updateMetadata: false });
  let at = 0;
  for (const [index, { papers }] of parcels.entries()) {
    for (const paper of papers) {
      const file = await PDFDocument.load(paper, { updateMetadata: false });
      for (const page of await pdf.copyPages(file, file.getPageIndices())) {
        pdf.insertPage(at, page);
        at += 1;
      }
    }
    at += slips.pages[index] ?? 0;
  }
  return move(await pdf.save({ objectsPerTick: Infinity }));
}

export async function countPages(file: Uint8Array): Promise<number> {
  try {
    return (await PDFDocument.load(file, { updateMetadata: false })).getPageCount();
  } catch {
    return 0;
  }
}
