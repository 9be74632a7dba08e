import {
  PDFArray,
  type PDFContext,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObjectCopier,
  PDFRef,
} from '@cantoo/pdf-lib';
import { FILE } from './file-objects.ts';

/** Object numbers of a part's accessible structure and of the tree that maps page keys to it. */
export interface MovedStructure {
  documents: number[];
  parentTree: number;
  nextKey: number;
}

interface StructureMove {
  drawn: PDFDocument;
  copier: PDFObjectCopier;
  part: PDFContext;
  slipPages: readonly PDFRef[];
  firstKey: number;
}

const named = (name: string) => PDFName.of(name);

/** Copies the slips' accessible structure into the part, with keys that no previous part uses. */
export function copyStructure({
  drawn,
  copier,
  part,
  slipPages,
  firstKey,
}: StructureMove): MovedStructure {
  const rootRef = copier.copy(refOf(drawn.catalog.get(named('StructTreeRoot'))));
  const root = part.lookup(rootRef, PDFDict);
  const documents = root.lookup(named('K'), PDFArray).asArray().map(refOf);
  for (const document of documents)
    part.lookup(document, PDFDict).set(named('P'), PDFRef.of(FILE.structure));

  const entries = root
    .lookup(named('ParentTree'), PDFDict)
    .lookup(named('Nums'), PDFArray)
    .asArray()
    .map((entry) => (entry instanceof PDFNumber ? entry.asNumber() + firstKey : entry));
  const nextKey = firstKey + entries.length / 2;
  const parentTree = part.register(part.obj({ Limits: [firstKey, nextKey - 1], Nums: entries }));
  for (const page of slipPages) {
    const dict = part.lookup(page, PDFDict);
    const key = dict.lookup(named('StructParents'), PDFNumber).asNumber();
    dict.set(named('StructParents'), PDFNumber.of(key + firstKey));
  }
  // The complete file has a single structure root.
  part.delete(rootRef);
  return {
    documents: documents.map(({ objectNumber }) => objectNumber),
    parentTree: parentTree.objectNumber,
    nextKey,
  };
}

function refOf(object: unknown): PDFRef {
  if (object instanceof PDFRef) return object;
  throw new Error('the packing slips have no accessible structure');
}
