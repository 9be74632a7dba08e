import type { Page } from '../page.ts';

export const tramming: Page = {
  path: 'lessons/tramming.html',
  title: 'Tramming the spindle',
  lead: 'If the spindle leans, every pass of a wide cutter leaves a step. An indicator and ten minutes cure it.',
  body: `
<p>Tramming makes the spindle’s axis square to the travel in X and Y. It matters for everything that is cut with the face of a tool: facing, floors of pockets, bores.</p>
<figure>
<svg viewBox="0 0 320 180" role="img" aria-label="An indicator on an arm in the spindle is swept around and reads the table in front, behind, left and right.">
<ellipse cx="160" cy="135" rx="110" ry="28" fill="none" stroke="var(--cut)" stroke-width="1.5" stroke-dasharray="5 4"/>
<path d="M30 150H290" stroke="var(--ink)" stroke-width="2"/>
<rect x="140" y="12" width="40" height="58" rx="4" fill="none" stroke="var(--ink)" stroke-width="2"/>
<path d="M160 70V88H262V112" fill="none" stroke="var(--ink)" stroke-width="3"/>
<circle cx="262" cy="118" r="11" fill="none" stroke="var(--tool)" stroke-width="2"/>
<path d="M262 118l6-6M262 129v9" stroke="var(--tool)" stroke-width="2"/>
<g fill="var(--ink)" font-size="11" text-anchor="middle"><text x="284" y="139">1</text><text x="160" y="124">2</text><text x="37" y="139">3</text><text x="160" y="176">4</text></g>
</svg>
<figcaption>The indicator sweeps a circle as wide as the table allows: the wider, the finer it tells.</figcaption>
</figure>
<h2>How to</h2>
<ol>
<li>Warm the spindle up for ten minutes and take the cutter out.</li>
<li>Lay a ground plate or a piece of float glass on the table: an indicator falls into every T-slot.</li>
<li>Set the indicator to zero at 1, on the right. Turn the spindle by hand to 3, on the left. Half of the difference is what the spindle has to tilt.</li>
<li>Loosen all screws but one, tap, tighten, measure again. Do left and right first, then front (4) and back (2).</li>
<li>Tighten everything and measure once more: tightening moves it.</li>
</ol>
<section class="try" aria-labelledby="try">
<h2 id="try">What is it worth?</h2>
<form id="tram" class="fields">
<label>Difference left to right, mm <input name="difference" type="number" min="0" max="5" step="0.01" value="0.05" inputmode="decimal"></label>
<label>Across a circle of, mm <input name="circle" type="number" min="20" max="600" step="5" value="200" inputmode="decimal"></label>
<label>Cutter diameter, mm <input name="diameter" type="number" min="1" max="80" step="1" value="25" inputmode="decimal"></label>
<label>Stepover, mm <input name="stepover" type="number" min="0.5" max="80" step="0.5" value="18" inputmode="decimal"></label>
</form>
<dl class="results" aria-live="polite">
<div><dt>Lean</dt><dd id="lean">–</dd></div>
<div><dt>Step between passes</dt><dd id="step">–</dd></div>
<div><dt>Hollow along a pass</dt><dd id="hollow">–</dd></div>
</dl>
</section>
<script src="../tram.js"></script>
<p>The <strong>step</strong> comes from a lean across the direction of cut: each pass is a slope, and the next begins beside it. The <strong>hollow</strong> comes from a lean along it: the cutter digs with one edge and draws a shallow arc. A fingernail feels a step of about 0.01 mm.</p>
<h2>Good enough</h2>
<div class="scroll" tabindex="0" role="region" aria-label="How square for which work">
<table>
<thead><tr><th scope="col">Work</th><th scope="col">Difference across 200 mm</th></tr></thead>
<tbody>
<tr><td>Ply, signs</td><td>0.20 mm</td></tr>
<tr><td>Aluminium plates</td><td>0.05 mm</td></tr>
<tr><td>Bores and bearing seats</td><td>0.02 mm</td></tr>
</tbody>
</table>
</div>
`,
};

/** Lean of the spindle and what it does to a faced plate. */
export const tramScript = `(() => {
  const form = document.getElementById('tram');
  const show = (id, text) => { document.getElementById(id).textContent = text; };
  function update() {
    const value = (name) => Number(form.elements[name].value);
    const [difference, circle, diameter] = [value('difference'), value('circle'), value('diameter')];
    const stepover = Math.min(value('stepover'), diameter);
    const fits = [circle, diameter, stepover].every((one) => one > 0) && difference >= 0;
    if (!fits) {
      for (const id of ['lean', 'step', 'hollow']) show(id, '–');
      return;
    }
    const slope = difference / circle;
    const radius = diameter / 2;
    const sagitta = radius - Math.sqrt(radius * radius - (stepover / 2) ** 2);
    show('lean', ((Math.atan(slope) * 180) / Math.PI).toFixed(3) + '°');
    show('step', (stepover * slope * 1000).toFixed(1) + ' µm');
    show('hollow', (sagitta * slope * 1000).toFixed(1) + ' µm');
  }
  form.addEventListener('input', update);
  update();
})();
`;
