import { catalogs } from '../../demo/catalogs/all-catalogs.ts';
import { HTML } from './route.ts';

interface Bought {
  catalogId: string;
  itemId: string;
}

interface Lesson {
  path: string;
  title: string;
  body: string;
}

/** As the shop sends them: its pages run without an origin, framed by the shop only. */
export const CONTENT_HEADERS = {
  'Content-Security-Policy': "frame-ancestors 'self'; sandbox allow-scripts allow-downloads",
  'Access-Control-Allow-Origin': '*',
  'Referrer-Policy': 'no-referrer',
};

const LESSONS: readonly Lesson[] = [
  {
    path: 'index.html',
    title: 'Start here',
    body: `<p>Three short lessons take you from a drawing to a finished part. Keep the stock, a 6 mm
end mill and your notes within reach.</p>
<h2>What you will make</h2>
<p>A pocketed plate of 80 by 60 mm in aluminium, with four holes that fit.</p>`,
  },
  {
    path: 'feeds.html',
    title: 'Feeds and speeds',
    body: `<p>The chip takes the heat away. Too little feed rubs, too much breaks the cutter.</p>
<div class="scroll" role="region" aria-label="Starting values" tabindex="0"><table>
<thead><tr><th scope="col">Material</th><th scope="col">Speed</th><th scope="col">Feed per tooth</th></tr></thead>
<tbody><tr><td>Aluminium 6061</td><td>18,000 min⁻¹</td><td>0.04 mm</td></tr>
<tr><td>POM</td><td>20,000 min⁻¹</td><td>0.07 mm</td></tr>
<tr><td>Beech</td><td>20,000 min⁻¹</td><td>0.10 mm</td></tr></tbody></table></div>
<details><summary>Why these are lower than the maker’s</summary>
<p>A hobby frame gives way before the cutter does. Begin low, listen, then raise the feed.</p>
</details>`,
  },
  {
    path: 'first-pocket.html',
    title: 'Your first pocket',
    body: `<ol><li>Clamp the stock on parallels and touch off its upper left corner.</li>
<li>Ramp in; never plunge a cutter that does not cut to its centre.</li>
<li>Leave 0.2 mm on the wall and take it in one pass at the end.</li>
<li>Measure before you unclamp.</li></ol>
<h2>The program</h2>
<pre tabindex="0">G21 G90 G17
G0 Z20
M3 S18000
G0 X13 Y13
G1 Z-1 F300
G1 X67 F1200
G1 Y47
G1 X13
G1 Y13
G0 Z20
M5</pre>`,
  },
];

/** A file of what somebody subscribed to; undefined where there is none of that name. */
export function licensedContent(
  bought: Bought,
  path: string,
): { type: string; text: string } | undefined {
  const lesson = LESSONS.find((one) => one.path === path);
  return lesson && { type: HTML, text: page(titleOf(bought), lesson) };
}

function titleOf({ catalogId, itemId }: Bought): string {
  const catalog = catalogs.find((one) => one.catalogId === catalogId);
  const item = catalog?.items.find(({ catalogItemId }) => catalogItemId === itemId);
  return [catalog?.title, item?.title].filter(Boolean).join(' · ') || 'Licensed content';
}

function page(name: string, { path, title, body }: Lesson): string {
  const next = LESSONS[LESSONS.findIndex((one) => one.path === path) + 1];
  const links = LESSONS.map((one) => {
    const current = one.path === path ? ' aria-current="page"' : '';
    return `<li><a href="${one.path}"${current}>${one.title}</a></li>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · ${name}</title>
<style>${STYLE}</style>
</head>
<body>
<header><p>${name}</p></header>
<nav aria-label="Contents"><ol>${links.join('')}</ol></nav>
<main><h1>${title}</h1>
${body}
<p>${next ? `Next: <a href="${next.path}">${next.title}</a>` : 'That was the last lesson.'}</p>
</main>
<script>${TELL_HEIGHT}</script>
</body>
</html>
`;
}

const STYLE = `:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif; --soft: light-dark(#565d64, #a9b1b8); --line: light-dark(#d7dbdf, #3a4046); }
* { box-sizing: border-box; }
body { margin: 0; padding: 1rem 1.25rem 2rem; background: light-dark(#fff, #17191b); color: light-dark(#1b1e21, #eceef0); }
header p { margin: 0; color: var(--soft); font-weight: 600; }
a { color: light-dark(#a63c0d, #ff9a5c); }
nav ol { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; padding: 0.5rem 0; margin: 0; list-style: none; border-bottom: 1px solid var(--line); }
nav a { display: block; padding: 0.25rem 0; }
nav a[aria-current] { color: inherit; font-weight: 600; }
main { max-width: 46rem; }
h1 { font-size: 1.8rem; line-height: 1.2; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: 0.4rem 0.9rem 0.4rem 0; border-bottom: 1px solid var(--line); }
pre { overflow-x: auto; padding: 1rem; border: 1px solid var(--line); border-radius: 8px; }
summary { cursor: pointer; padding: 0.25rem 0; }`;

/** The frame around the page is as high as the page says. */
const TELL_HEIGHT = `(() => {
  if (window.parent === window) return;
  const shop = location.origin;
  const tell = () => {
    const height = Math.ceil(document.documentElement.getBoundingClientRect().height);
    window.parent.postMessage({ type: 'spindle:height', height }, shop);
  };
  new ResizeObserver(tell).observe(document.documentElement);
  addEventListener('load', tell);
})();`;
