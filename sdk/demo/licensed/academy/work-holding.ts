import type { Page } from '../page.ts';

export const workHolding: Page = {
  path: 'lessons/work-holding.html',
  title: 'Work-holding',
  lead: 'The part must not move, not bend, and not come between cutter and clamp.',
  body: `
<p>Before you choose a clamp, ask where the cutter pushes. An end mill pushes sideways, and with its helix it pulls up. Friction has to hold against both: a part that is pressed down with 1 000 N holds about 200 N sideways, aluminium on aluminium.</p>
<h2>Strap clamps</h2>
<p>A strap is a lever. The closer the bolt is to the part, the more of its force arrives there; the heel gets the rest.</p>
<section class="try" aria-labelledby="try">
<h2 id="try">Where does the force go?</h2>
<figure>
<svg viewBox="0 0 320 150" role="img" aria-label="A strap lies on a heel block on the left and on the part on the right, with a bolt between.">
<path d="M10 130H310" stroke="var(--ink)" stroke-width="2"/>
<rect x="40" y="72" width="34" height="58" fill="none" stroke="var(--soft)" stroke-width="2"/>
<rect x="236" y="72" width="66" height="58" fill="none" stroke="var(--cut)" stroke-width="2"/>
<rect x="40" y="56" width="220" height="16" rx="3" fill="none" stroke="var(--ink)" stroke-width="2"/>
<g id="bolt"><path d="M0 130V36" stroke="var(--tool)" stroke-width="5"/><rect x="-11" y="40" width="22" height="14" fill="var(--ground)" stroke="var(--tool)" stroke-width="2"/></g>
</svg>
</figure>
<form id="strap" class="fields">
<label>Bolt, from the heel to the part <input name="place" type="range" min="10" max="90" step="5" value="65"></label>
<label>Tightened with, N <input name="force" type="number" min="100" max="20000" step="100" value="4000" inputmode="numeric"></label>
</form>
<dl class="results" aria-live="polite">
<div><dt>On the part</dt><dd id="part">–</dd></div>
<div><dt>On the heel</dt><dd id="heel">–</dd></div>
<div><dt>Holds sideways</dt><dd id="sideways">–</dd></div>
</dl>
</section>
<script src="../strap.js"></script>
<ul>
<li>The heel a little higher than the part, never lower: a strap that leans back lets go.</li>
<li>Clamp above what supports the part. Over a gap it bends, is cut flat, and springs back crooked.</li>
<li>Two clamps hold, the third is against turning. Put a stop on the side the cutter pushes to.</li>
</ul>
<h2>Vises</h2>
<p>Put the part on parallels, tighten, tap it down with a soft hammer until the parallels don’t move, and leave it at that: a second tightening lifts it again. At least a third of the height belongs into the jaws; 3 mm are enough with soft jaws cut to the part’s shape.</p>
<h2>Thin and wide</h2>
<div class="scroll" tabindex="0" role="region" aria-label="Ways to hold thin parts">
<table>
<thead><tr><th scope="col">With</th><th scope="col">Holds</th><th scope="col">Good for</th></tr></thead>
<tbody>
<tr><td>Tape on both, superglue between</td><td>about 10 N/cm² sideways</td><td>Plates up to 6 mm, no coolant</td></tr>
<tr><td>Vacuum at −80 kPa</td><td>8 N/cm² down, about 2 sideways</td><td>Sheets without holes</td></tr>
<tr><td>Screws in the waste</td><td>what the screw holds</td><td>Ply, spoil boards</td></tr>
<tr><td>Tabs</td><td>the rest of the sheet</td><td>Small parts out of a sheet</td></tr>
</tbody>
</table>
</div>
<div class="note"><p>Before every start: move the spindle by hand along the outermost path, at clearance height. What it doesn’t hit then it won’t hit at full feed.</p></div>
`,
};

/** The lever of a strap clamp: with the bolt at `place` per cent of the way from heel to part. */
export const strapScript = `(() => {
  const form = document.getElementById('strap');
  const show = (id, text) => { document.getElementById(id).textContent = text; };
  const FRICTION = 0.2;
  function update() {
    const place = Number(form.elements.place.value) / 100;
    const force = Number(form.elements.force.value);
    document.getElementById('bolt').setAttribute('transform', 'translate(' + (57 + place * 190) + ' 0)');
    if (!(force > 0)) {
      for (const id of ['part', 'heel', 'sideways']) show(id, '–');
      return;
    }
    show('part', Math.round(force * place).toLocaleString('en') + ' N');
    show('heel', Math.round(force * (1 - place)).toLocaleString('en') + ' N');
    show('sideways', Math.round(force * place * FRICTION).toLocaleString('en') + ' N');
  }
  form.addEventListener('input', update);
  update();
})();
`;
