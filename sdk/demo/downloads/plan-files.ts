import { partDxf } from './drawing/part-dxf.ts';
import { sheetsOf } from './drawing/sheets-of.ts';
import { sheetsPdf } from './drawing/sheets-pdf.ts';
import { fileName, partsCsv } from './parts-csv.ts';
import type { Plan } from './plans/plan.ts';

/** Contents by path. */
export type Files = Record<string, string | Buffer>;

/** Returns what a buyer of a plan downloads, in one folder. */
export function planFiles(plan: Plan): Files {
  const files: Files = {
    'README.txt': readme(plan),
    [`${plan.id}.pdf`]: sheetsPdf(plan.title, sheetsOf(plan)),
    'parts.csv': partsCsv(plan),
  };
  for (const part of plan.parts) files[`dxf/${fileName(part.name)}.dxf`] = partDxf(part);
  return Object.fromEntries(
    Object.entries(files).map(([path, bytes]) => [`${plan.id}/${path}`, bytes]),
  );
}

function readme({ id, title, revision, summary, steps, parts }: Plan): string {
  return [
    `${title}, revision ${revision}`,
    '',
    summary,
    '',
    'In this folder',
    `  ${id}.pdf  ${parts.length + 1} sheets, A3. Print at 100%.`,
    `  dxf/  one file per part: layer OUTLINE to cut, layer HOLES to drill. Units: millimeters.`,
    '  parts.csv  parts to make and parts to buy',
    '',
    'Assembly',
    ...steps.map((step, index) => `  ${index + 1}. ${step}`),
    '',
    "For personal use, on one machine. Questions? See the shop's help page.",
    '',
  ].join('\r\n');
}
