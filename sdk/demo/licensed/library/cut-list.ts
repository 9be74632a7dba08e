import { escaped } from '../../downloads/drawing/sheet-svg.ts';
import type { Part, Plan } from '../../downloads/plans/plan.ts';

/** Kilograms per cubic decimeter. */
const density: Record<string, number> = { 'EN AW-6061 T6': 2.7, S235JR: 7.85, 'Birch ply': 0.68 };

/** Lists the parts to cut by material, with the total weight. */
export function cutList({ parts }: Plan): string {
  const total = parts.reduce((sum, part) => sum + weight(part), 0);
  const rows = parts.map(
    (part) =>
      `<tr><td>${part.quantity}</td><th scope="row">${escaped(part.name)}</th><td>${part.width} × ${part.height} × ${part.thickness}</td><td>${part.material}</td><td>${weight(part).toFixed(2)} kg</td></tr>`,
  );
  return `<div class="scroll" tabindex="0" role="region" aria-label="Cut list">
<table>
<thead><tr><th scope="col">Quantity</th><th scope="col">Part</th><th scope="col">Size, mm</th><th scope="col">Material</th><th scope="col">Weight</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
<tfoot><tr><td></td><th scope="row">Total</th><td></td><td></td><td>${total.toFixed(2)} kg</td></tr></tfoot>
</table>
</div>`;
}

function weight({ material, quantity, width, height, thickness, holes }: Part): number {
  const drilled = holes.reduce((area, { diameter }) => area + (Math.PI / 4) * diameter ** 2, 0);
  const volume = ((width * height - drilled) * thickness) / 1e6;
  return volume * quantity * (density[material] ?? 1);
}
