import type { Page } from '../page.ts';
import { firstPocket } from './first-pocket.ts';

export const machineAndFile: Page = {
  path: 'lessons/machine-and-file.html',
  title: 'What the machine does with your file',
  lead: 'G-code is a list of places to go to. Read ten lines of it, and no file is a riddle any more.',
  body: `
<p>CAM software writes one line for each move. The controller reads a few dozen lines ahead, works out how fast it may go round each corner, and sends steps to the motors. It knows nothing of your part, your clamps or your table.</p>
<h2>Ten lines</h2>
<pre tabindex="0" aria-label="The beginning of a program">G21            millimetres
G90            places are counted from zero, not from here
G54            zero is the corner of the part
S16000 M3      spindle on, to the right
G4 P4          wait four seconds for it
G0 Z5          up, fast
G0 X12 Y12     over the start, fast
G1 Z0 F300     down to the surface, slowly
G1 X30 Z-0.5   ramp into the material
M5             spindle off</pre>
<div class="scroll" tabindex="0" role="region" aria-label="Words of G-code">
<table>
<thead><tr><th scope="col">Word</th><th scope="col">Means</th></tr></thead>
<tbody>
<tr><th scope="row">G0</th><td>As fast as it goes. Never in material.</td></tr>
<tr><th scope="row">G1</th><td>A straight line at the feed F, in mm a minute.</td></tr>
<tr><th scope="row">G2, G3</th><td>An arc, clockwise and the other way; I and J are its centre, from here.</td></tr>
<tr><th scope="row">G54</th><td>Which zero counts. G55 to G59 are five more.</td></tr>
<tr><th scope="row">M3, M5</th><td>Spindle on, spindle off.</td></tr>
</tbody>
</table>
</div>
<h2>Before the first line</h2>
<ol>
<li>Home the machine, so that it knows where it is.</li>
<li>Set the zero of the part, so that the file knows where that is.</li>
<li>Set the length of the cutter, so that both agree about Z.</li>
</ol>
<p>If something sounds wrong, press feed hold first: the axes stop and the spindle goes on turning, so nothing breaks. The emergency stop is for people, not for parts.</p>
`,
};

export const firstCut: Page = {
  path: 'lessons/first-cut.html',
  title: 'Zero, and a first pocket',
  lead: 'Forty by thirty millimetres, two deep, in 6061: with a file to cut along.',
  body: `
<h2>Set the zero</h2>
<ol>
<li>X and Y: turn an edge finder of 10 mm at 600 rpm, feel for the left edge until it jumps aside. The axis is now 5 mm left of the edge: enter −5. The same in front for Y.</li>
<li>Z: lower the cutter onto a sheet of paper until you can just pull it. The cutter is 0.1 mm above the stock: enter 0.1.</li>
<li>Raise to Z 5 and go to X0 Y0. The cutter has to stand above the corner. If it doesn’t, begin again.</li>
</ol>
<h2>The file</h2>
<p><a href="../files/first-pocket.nc" download>first-pocket.nc</a>: ${firstPocket().split('\n').length - 1} lines, for a 6 mm cutter with two teeth at 13 200 rpm and 1 100 mm/min. It needs a piece of at least 60 × 50 × 8 mm, with zero at its lower left corner, on top.</p>
<pre tabindex="0" aria-label="The beginning of the practice file">${firstPocket().split('\n').slice(0, 16).join('\n')}
…</pre>
<p>Run it at Z +10 in the air first. Then with the stock, your hand on feed hold, at half the feed; if it hums, turn the feed up to what the file says.</p>
<h2>Measure</h2>
<p>A calliper says 40 and 30. Less by the same amount on both: the cutter bends, or is worn; take a finishing pass. Less on one only: backlash, or the steps per millimetre of that axis are off. Write it down before you change anything.</p>
`,
};

export const twoSides: Page = {
  path: 'lessons/two-sides.html',
  title: 'Two sides, one zero',
  lead: 'A part that is cut from both sides is two parts that have to meet. Dowels make them meet.',
  body: `
<p>When you turn a part over, its outline is no longer where it was. What stays where it was is what you turn it around. Drill two dowel holes on that line, through the stock and into the spoil board, and the part can only come back to one place.</p>
<figure>
<svg viewBox="0 0 320 170" role="img" aria-label="Stock with two dowel holes on its middle line, around which it is turned over.">
<rect x="30" y="25" width="260" height="120" rx="3" fill="none" stroke="var(--ink)" stroke-width="2"/>
<path d="M10 85H310" stroke="var(--tool)" stroke-width="1.5" stroke-dasharray="12 4 3 4"/>
<circle cx="55" cy="85" r="8" fill="none" stroke="var(--cut)" stroke-width="2"/><circle cx="265" cy="85" r="8" fill="none" stroke="var(--cut)" stroke-width="2"/>
<path d="M95 60H225V110H160L140 125H95Z" fill="none" stroke="var(--ink)" stroke-width="1.5"/>
<path d="M300 60a26 26 0 0 1 0 50" fill="none" stroke="var(--tool)" stroke-width="2"/>
</svg>
<figcaption>Both dowels lie on the line the stock is turned around.</figcaption>
</figure>
<ol>
<li>Put zero on that line, at its middle. Y then only changes its sign from one side to the other, and X stays.</li>
<li>Drill the dowel holes in the first setup: 6 mm, reamed, 10 mm into the spoil board.</li>
<li>Cut the first side. Leave tabs where the second side will cut them.</li>
<li>Turn it over onto the dowels. Set Z anew, on the spoil board and not on the stock: its thickness is what you don’t know.</li>
</ol>
<h2>If the halves don’t meet</h2>
<p>A zero that is off the line by 0.1 mm shows as a step of 0.2 mm: once for each side. A step across the line is therefore halved and entered as a correction of Y. A step along the line comes from the dowels: they are loose.</p>
<div class="note"><p>Symmetric stock tempts you to turn it the wrong way. Mark one corner with a pen before the first cut.</p></div>
`,
};
