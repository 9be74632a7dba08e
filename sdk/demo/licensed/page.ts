/** A page of a site without the site's frame. */
export interface Page {
  /** Below the site's root: `lessons/feeds-and-speeds.html`. */
  path: string;
  title: string;
  /** One line below the title. */
  lead: string;
  body: string;
}

export interface Site {
  name: string;
  /** In reading order. */
  pages: readonly Page[];
  /** At the bottom of every page. */
  note: string;
}

/** Renders a page with navigation by relative links, in light and dark, from 320 px wide. */
export function pageHtml(site: Site, page: Page): string {
  const up = '../'.repeat(page.path.split('/').length - 1);
  const at = site.pages.indexOf(page);
  const [before, after] = [site.pages[at - 1], site.pages[at + 1]];
  const links = site.pages
    .map((one) => {
      const current = one === page ? ' aria-current="page"' : '';
      return `<li><a href="${up}${one.path}"${current}>${one.title}</a></li>`;
    })
    .join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${page.title} · ${site.name}</title>
<link rel="stylesheet" href="${up}style.css">
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header><p class="site">${site.name}</p></header>
<div class="columns">
<nav aria-label="Contents">
<details open><summary>Contents</summary>
<ol>
${links}
</ol>
</details>
</nav>
<main id="main" tabindex="-1">
<h1>${page.title}</h1>
<p class="lead">${page.lead}</p>
${page.body}
<nav class="steps" aria-label="Previous and next">
${before ? `<a rel="prev" href="${up}${before.path}">← ${before.title}</a>` : '<span></span>'}
${after ? `<a rel="next" href="${up}${after.path}">${after.title} →</a>` : ''}
</nav>
</main>
</div>
<footer><p>${site.note}</p></footer>
</body>
</html>
`;
}
