import type { Page } from '../page.ts';

export const chipLoad: Page = {
  path: 'lessons/feeds-and-speeds.html',
  title: 'Feeds and speeds',
  lead: 'Two numbers decide whether a cutter cuts or rubs. Both follow from the chip.',
  body: `
<p>A tooth has to take a bite. Take too little and the edge slides over the material, heats it and wears; take too much and it breaks. The thickness of that bite is the <strong>chip load</strong>, in millimetres per tooth, and everything else is arithmetic around it.</p>

<h2>Spindle speed</h2>
<p>Every pair of material and cutter has a speed at which the edge may pass through: the cutting speed <var>v<sub>c</sub></var>, in metres per minute. For a cutter of diameter <var>D</var> in millimetres:</p>
<p class="formula">n = 1000 · v<sub>c</sub> / (π · D)</p>
<p>A 6 mm cutter in 6061 at 250 m/min should turn 13 263 times a minute. A 3 mm cutter should turn twice as fast, and there the spindle often is the limit: then take what it has and lower the feed with it.</p>

<h2>Feed</h2>
<p>With <var>z</var> teeth and a chip load of <var>f<sub>z</sub></var>:</p>
<p class="formula">v<sub>f</sub> = n · z · f<sub>z</sub></p>
<p>Speed without feed is rubbing. If you have to slow the feed down, slow the spindle down with it, so that the chip stays as thick as it was.</p>

<h2>Chips get thinner at the side</h2>
<p>At less than half the cutter’s width the tooth enters at a shallow angle, and the chip is thinner than the feed per tooth says. With a width of cut <var>a<sub>e</sub></var> below <var>D</var>/2, feed faster by</p>
<p class="formula">D / (2 · √(a<sub>e</sub> · (D − a<sub>e</sub>)))</p>
<p>At a tenth of the diameter that is 1.67 times the feed. Toolpaths that keep the width small and constant live on it.</p>

<section class="try" aria-labelledby="try">
<h2 id="try">Chip-load calculator</h2>
<form id="calculator" class="fields">
<label>Material <select name="material"></select></label>
<label>Cutter diameter, mm <input name="diameter" type="number" min="0.5" max="25" step="0.1" value="6" inputmode="decimal"></label>
<label>Teeth <input name="teeth" type="number" min="1" max="8" step="1" value="2" inputmode="numeric"></label>
<label>Spindle’s fastest, rpm <input name="fastest" type="number" min="1000" max="60000" step="500" value="24000" inputmode="numeric"></label>
<label>Width of cut, mm <input name="width" type="number" min="0.05" max="25" step="0.05" value="2" inputmode="decimal"></label>
<label>Depth of cut, mm <input name="depth" type="number" min="0.05" max="50" step="0.05" value="3" inputmode="decimal"></label>
</form>
<dl class="results" aria-live="polite">
<div><dt>Spindle</dt><dd id="speed">–</dd></div>
<div><dt>Feed</dt><dd id="feed">–</dd></div>
<div><dt>Per tooth</dt><dd id="tooth">–</dd></div>
<div><dt>Removed</dt><dd id="removed">–</dd></div>
<div><dt>At the cutter</dt><dd id="power">–</dd></div>
</dl>
<p class="advice" id="advice"></p>
</section>
<script src="../calculator.js"></script>

<h2>Where to begin</h2>
<p>The calculator begins where a stiff machine with a sharp carbide cutter is happy. On a light gantry begin at two thirds of the depth and listen: a squeal is chatter, a hiss is rubbing, a steady hum is right. Feel a chip, once the spindle stands: in aluminium it is warm and holds its shape, never dust.</p>
<div class="note"><p>Chips carry the heat away. Where they can’t get out of a slot they are cut a second time and weld to the cutter: blow air at it, and use no more than three teeth in aluminium.</p></div>
`,
};
