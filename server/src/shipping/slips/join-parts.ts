import type { DrawnPart } from './draw-part.ts';
import { FILE } from './file-objects.ts';

/** Where the next part continues. */
export interface NextPart {
  firstObject: number;
  firstKey: number;
}

type PartLayout = Omit<DrawnPart, 'bytes' | 'offsets'>;

/** The bytes after the first line mark the file as binary, as the PDF specification recommends. */
const HEAD = Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1');
const NOTHING_THERE = '0000000000 65535 f \n';

/**
 * Joins parts into one file. Each part is drawn only after the previous one was sent, and then
 * discarded, because PDF libraries would hold all parts in memory. The shared objects, which refer
 * to the parts, and the cross-reference table follow at the end.
 */
export async function* joinParts<InsightsSubject>(
  parcels: AsyncIterable<InsightsSubject>,
  draw: (parcels: InsightsSubject, place: NextPart) => Promise<DrawnPart>,
): AsyncGenerator<Uint8Array> {
  const parts: PartLayout[] = [];
  const table: number[] = Array.from({ length: FILE.firstOfParts }, () => -1);
  let at = HEAD.length;
  let firstKey = 0;
  for await (const some of parcels) {
    const { bytes, offsets, ...part } = await draw(some, { firstObject: table.length, firstKey });
    // Send the header with the first part, so that an earlier error sends nothing.
    if (parts.length === 0) yield HEAD;
    for (const offset of offsets) table.push(offset < 0 ? offset : at + offset);
    firstKey = part.nextKey;
    parts.push(part);
    at += bytes.length;
    yield bytes;
  }
  for (const [number, object] of ownObjects(parts)) {
    const bytes = Buffer.from(`${number} 0 obj\n${object}\nendobj\n`, 'latin1');
    table[number] = at;
    at += bytes.length;
    yield bytes;
  }
  const entries = table.map((offset) =>
    offset < 0 ? NOTHING_THERE : `${String(offset).padStart(10, '0')} 00000 n \n`,
  );
  yield Buffer.from(
    `xref\n0 ${table.length}\n${entries.join('')}trailer\n<< /Size ${table.length} ` +
      `/Root ${FILE.catalog} 0 R /Info ${FILE.info} 0 R >>\nstartxref\n${at}\n%%EOF\n`,
    'latin1',
  );
}

function ownObjects(parts: readonly PartLayout[]): [number: number, object: string][] {
  const refs = (numbers: readonly number[]) => `[${numbers.map((n) => `${n} 0 R`).join(' ')}]`;
  const count = parts.reduce((sum, { pageCount }) => sum + pageCount, 0);
  return [
    [
      FILE.catalog,
      `<< /Type /Catalog /Pages ${FILE.pages} 0 R /Lang (en-US) /MarkInfo << /Marked true >> ` +
        `/StructTreeRoot ${FILE.structure} 0 R /ViewerPreferences << /DisplayDocTitle true >> >>`,
    ],
    [
      FILE.pages,
      `<< /Type /Pages /Count ${count} /Kids ${refs(parts.map(({ pages }) => pages))} >>`,
    ],
    [
      FILE.structure,
      `<< /Type /StructTreeRoot /K ${refs(parts.flatMap(({ documents }) => documents))} ` +
        `/ParentTree << /Kids ${refs(parts.map(({ parentTree }) => parentTree))} >> ` +
        `/ParentTreeNextKey ${parts.at(-1)?.nextKey ?? 0} >>`,
    ],
    [FILE.info, parts.at(-1)?.info ?? '<< >>'],
  ];
}
