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
    `  ${id}.pdf  ${parts.length + 1} sheets, A3. Print at 100 %.`,
    `  dxf/  one file a part: layer OUTLINE to cut around, layer HOLES to drill. Millimetres.`,
    '  parts.csv  what is made and what is bought',
    '',
    'How it goes together',
    ...steps.map((step, index) => `  ${index + 1}. ${step}`),
    '',
    'Yours to build for yourself, on one machine. Questions: the support page of the shop.',
    '',
  ].join('\r\n');
}
