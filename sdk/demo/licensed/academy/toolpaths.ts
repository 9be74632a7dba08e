import type { Page } from '../page.ts';
import { adaptive, contour, facing, pocket, ramp } from './toolpath-drawings.ts';

export const toolpaths: Page = {
  path: 'lessons/toolpaths.html',
  title: 'Four toolpaths',
  lead: 'Facing, pocket, contour, ramp: most parts are these, in that order.',
  body: `
<p>A toolpath answers three questions: how the cutter comes into the material, how much of its width is in it, and how it leaves. Look at each of these with that in mind.</p>
<h2>Facing</h2>
<p>The first operation makes the top of the stock flat and parallel to the machine’s travel. Take no more than half a millimetre, with the widest cutter you have.</p>
${facing()}
<h2>Pocket</h2>
<p>Leave 0.2 mm at the walls and 0.1 mm at the floor, then come back with a finishing pass at full depth: the cutter bends away while it roughs, and the last pass takes what it left.</p>
${pocket()}
<h2>Contour</h2>
<p>In <strong>climb</strong> the tooth enters thick and leaves thin: a clean wall, and the machine’s way on anything with ball screws. In <strong>conventional</strong> the tooth rubs before it bites; it is kinder to a machine with backlash, and to the edges of ply.</p>
${contour()}
<p>Where the part comes loose at the end, leave tabs: 6 mm long and a millimetre high in aluminium, 10 by 3 in ply, at least three of them and none in a corner.</p>
<h2>Coming down</h2>
${ramp()}
<p>In a hole narrower than three cutters use a helix instead, of one and a half times the cutter’s diameter.</p>
<script src="../paths.js"></script>
`,
};

export const constantEngagement: Page = {
  path: 'lessons/constant-engagement.html',
  title: 'Constant engagement',
  lead: 'Deep and narrow instead of shallow and wide: the same metal in half the time, with the whole edge.',
  body: `
<p>In a straight slot half of the cutter is in the material, and in each corner more. Everything is then set for the worst moment. If the width of cut stays small and the same everywhere, the feed can be set for that.</p>
${adaptive()}
<h2>The numbers</h2>
<p>For a 6 mm cutter with three teeth in 6061 at 18 000 rpm and a true chip of 0.04 mm:</p>
<div class="scroll" tabindex="0" role="region" aria-label="Slot and narrow cut compared">
<table>
<thead><tr><th scope="col">Path</th><th scope="col">Width</th><th scope="col">Depth</th><th scope="col">Thinning</th><th scope="col">Feed</th><th scope="col">Removed</th></tr></thead>
<tbody>
<tr><th scope="row">Slot</th><td>6 mm</td><td>2 mm</td><td>1.00</td><td>2 160 mm/min</td><td>25.9 cm³/min</td></tr>
<tr><th scope="row">Narrow</th><td>0.6 mm</td><td>12 mm</td><td>1.67</td><td>3 600 mm/min</td><td>25.9 cm³/min</td></tr>
<tr><th scope="row">Narrower</th><td>0.4 mm</td><td>15 mm</td><td>2.00</td><td>4 330 mm/min</td><td>26.0 cm³/min</td></tr>
</tbody>
</table>
</div>
<p>The same volume, but the slot wears two millimetres of the edge and bends the cutter with its full width, while the narrow cut spreads the wear over twelve and pushes it aside with a tenth.</p>
<h2>What the machine has to bring</h2>
<ul>
<li>Acceleration: at 3 600 mm/min a circle of 3 mm asks for 1.2 m/s². A heavy gantry rounds it off, and the width of cut is no longer what was planned.</li>
<li>A controller that reads at least 200 short lines a second, or arcs.</li>
<li>Air at the cutter: narrow cuts make long thin chips.</li>
</ul>
<script src="../paths.js"></script>
`,
};
