import { partDxf } from '../../downloads/drawing/part-dxf.ts';
import { sheetSvg } from '../../downloads/drawing/sheet-svg.ts';
import { sheetsOf } from '../../downloads/drawing/sheets-of.ts';
import { sheetsPdf } from '../../downloads/drawing/sheets-pdf.ts';
import { fileName, partsCsv } from '../../downloads/parts-csv.ts';
import type { Files } from '../../downloads/plan-files.ts';
import type { Plan } from '../../downloads/plans/plan.ts';
import { buildSite } from '../build-site.ts';
import type { Page } from '../page.ts';
import { planPage } from './plan-page.ts';

interface Library {
  name: string;
  plans: readonly Plan[];
  /** The terms of use for a subscriber. */
  use: string;
}

/**
 * Builds the plans browser: one page per plan, with its sheets drawn on it and its files to
 * download.
 */
export function library({ name, plans, use }: Library): Files {
  const site = {
    name,
    pages: [start(plans), ...plans.map(planPage)],
    note: use,
  };
  const files: Files = {};
  for (const plan of plans) {
    files[`files/${plan.id}.pdf`] = sheetsPdf(plan.title, sheetsOf(plan));
    files[`files/${plan.id}-parts.csv`] = partsCsv(plan);
    for (const part of plan.parts) {
      files[`files/${plan.id}/${fileName(part.name)}.dxf`] = partDxf(part);
    }
  }
  return buildSite(site, files);
}

function start(plans: readonly Plan[]): Page {
  const cards = plans.map((plan) => {
    const [, first] = sheetsOf(plan);
    const picture = first
      ? `<a href="plans/${plan.id}.html" tabindex="-1" aria-hidden="true">${sheetSvg(first)}</a>`
      : '';
    return `<li>${picture}<h2><a href="plans/${plan.id}.html">${plan.title}</a></h2><p>${plan.parts.length + 1} sheets, revision ${plan.revision}</p></li>`;
  });
  return {
    path: 'index.html',
    title: 'Plans',
    lead: `${plans.length} plans to browse sheet by sheet, with files ready to cut.`,
    body: `
<ul class="cards">
${cards.join('\n')}
</ul>
`,
  };
}
