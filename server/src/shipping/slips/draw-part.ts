import {
  PDFContext,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFObjectCopier,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import type { PackingSlip } from '@spindle/sdk/domain/shipping/packing-slip';
import { drawSlips } from './draw-slips.ts';
import { FILE } from './file-objects.ts';
import { copyStructure, type MovedStructure } from './copy-structure.ts';
import { writeObjects, type WrittenObjects } from './write-objects.ts';

export interface PartJob {
  title: string;
  author: string;
  created: Date;
  /** The parcel's label and customs form. Empty before the label is bought. */
  parcels: { slip: PackingSlip; papers: Uint8Array[] }[];
  /** First unused object number in the file. */
  firstObject: number;
  /** First unused structure key in the file. A page's key leads to its accessible structure. */
  firstKey: number;
}

/**
 * A part's contribution to the file: its objects, and the numbers by which the shared objects refer
 * to them.
 */
export interface DrawnPart extends WrittenObjects, MovedStructure {
  /** Object number of the part's node in the page tree, and the number of pages below that node. */
  pages: number;
  pageCount: number;
  /**
   * The file's document information, identical in each part. Built here because `joinParts` does
   * not encode PDF strings.
   */
  info: string;
}

/**
 * Draws the pages of some parcels, with each parcel's documents before its slip. Object numbers
 * continue from the previous parts.
 */
export async function drawPart(job: PartJob): Promise<DrawnPart> {
  const part = PDFContext.create();
  part.largestObjectNumber = job.firstObject - 1;
  const slips = await drawSlips(
    job.parcels.map(({ slip }) => slip),
    job,
  );
  const drawn = await PDFDocument.load(slips.file, { updateMetadata: false });
  const copier = PDFObjectCopier.for(drawn.context, part);
  const slipPages = drawn.getPages().map(({ ref }) => copier.copy(ref));
  const structure = copyStructure({ drawn, copier, part, slipPages, firstKey: job.firstKey });

  const kids: PDFRef[] = [];
  for (const [index, { papers }] of job.parcels.entries()) {
    for (const paper of papers) kids.push(...(await copyDocument(paper, part)));
    kids.push(...slipPages.splice(0, slips.pages[index]));
  }
  const tree = { Type: 'Pages', Parent: PDFRef.of(FILE.pages), Kids: kids, Count: kids.length };
  const pages = part.register(part.obj(tree));
  for (const kid of kids) part.lookup(kid, PDFDict).set(PDFName.of('Parent'), pages);
  const objects = writeObjects(part, job.firstObject);
  return {
    ...objects,
    ...structure,
    pages: pages.objectNumber,
    pageCount: kids.length,
    info: infoOf(job),
  };
}

function infoOf({ title, author, created }: PartJob): string {
  const text = (value: string) => PDFHexString.fromText(value).toString();
  return (
    `<< /Title ${text(title)} /Author ${text(author)} /Creator ${text(author)} ` +
    `/CreationDate ${PDFString.fromDate(created).toString()} >>`
  );
}

async function copyDocument(paper: Uint8Array, part: PDFContext): Promise<PDFRef[]> {
  const file = await PDFDocument.load(paper, { updateMetadata: false });
  const copier = PDFObjectCopier.for(file.context, part);
  const pages = file.getPages().map(({ ref }) => copier.copy(ref));
  // The carrier's own accessible structure is not copied, so remove the reference to it.
  for (const page of pages) part.lookup(page, PDFDict).delete(PDFName.of('StructParents'));
  return pages;
}

export async function countPages(file: Uint8Array): Promise<number> {
  try {
    return (await PDFDocument.load(file, { updateMetadata: false })).getPageCount();
  } catch {
    return 0;
  }
}
