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
import { moveStructure, type MovedStructure } from './move-structure.ts';
import { writeObjects, type WrittenObjects } from './write-objects.ts';

export interface PartJob {
  title: string;
  author: string;
  created: Date;
  /** Of each its label, and what the carrier wants with it; none before it is bought. */
  parcels: { slip: PackingSlip; papers: Uint8Array[] }[];
  /** The first number that no object of the file has yet. */
  firstObject: number;
  /** The first key that no page of the file has yet, by which what is said on it is found. */
  firstKey: number;
}

/** What a part adds to a file: its objects, and what the file's own have to name of them. */
export interface DrawnPart extends WrittenObjects, MovedStructure {
  /** The number of its node in the tree of pages, and how many are below it. */
  pages: number;
  pageCount: number;
  /** What the file says of itself, the same in each part: only here texts are written as PDF has them. */
  info: string;
}

/** Some parcels' pages, each one's papers before its slip, numbered to follow the parts before. */
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
  const structure = moveStructure({ drawn, copier, part, slipPages, firstKey: job.firstKey });

  const kids: PDFRef[] = [];
  for (const [index, { papers }] of job.parcels.entries()) {
    for (const paper of papers) kids.push(...(await copyPaper(paper, part)));
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

async function copyPaper(paper: Uint8Array, part: PDFContext): Promise<PDFRef[]> {
  const file = await PDFDocument.load(paper, { updateMetadata: false });
  const copier = PDFObjectCopier.for(file.context, part);
  const pages = file.getPages().map(({ ref }) => copier.copy(ref));
  // What the carrier may have said about its pages stays behind with its file.
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
