import { escaped, sheetSvg } from '../../downloads/drawing/sheet-svg.ts';
import { sheetsOf } from '../../downloads/drawing/sheets-of.ts';
import { fileName } from '../../downloads/parts-csv.ts';
import type { Plan } from '../../downloads/plans/plan.ts';
import type { Page } from '../page.ts';
import { cutList } from './cut-list.ts';

export function planPage(plan: Plan): Page {
  const sheets = sheetsOf(plan).slice(1);
  const drawn = sheets.map((sheet, index) => {
    const part = plan.parts[index];
    const name = part?.name ?? '';
    const dxf = `../files/${plan.id}/${fileName(name)}.dxf`;
    return `<figure>${sheetSvg(sheet)}<figcaption>Sheet ${index + 2}: ${escaped(name)}, ${part?.quantity ?? 1} needed. <a href="${dxf}" download>DXF</a></figcaption></figure>`;
  });
  return {
    path: `plans/${plan.id}.html`,
    title: plan.title,
    lead: escaped(plan.summary),
    body: `
<p>Revision ${plan.revision}. Save it: <a href="../files/${plan.id}.pdf" download>all sheets as PDF</a>, <a href="../files/${plan.id}-parts.csv" download>parts as CSV</a>.</p>
<h2>How it goes together</h2>
<ol>
${plan.steps.map((step) => `<li>${escaped(step)}</li>`).join('\n')}
</ol>
<h2>To make</h2>
${cutList(plan)}
<h2>To buy</h2>
<div class="scroll" tabindex="0" role="region" aria-label="To buy">
<table>
<thead><tr><th scope="col">Quantity</th><th scope="col">What</th><th scope="col">Note</th></tr></thead>
<tbody>
${plan.bought.map(({ item, quantity, note }) => `<tr><td>${quantity}</td><td>${escaped(item)}</td><td>${escaped(note)}</td></tr>`).join('\n')}
</tbody>
</table>
</div>
<h2>Sheets</h2>
${drawn.join('\n')}
`,
  };
}
