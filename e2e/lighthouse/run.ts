import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { catalogItems } from '../fixtures/catalog-items.ts';
import { freePort } from '../../sdk/test/free-port.ts';
import { startShop } from '../fixtures/start-shop.ts';

/** The minimum score of each page, out of 100. */
const BARS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const RUNS = 3;

const say = (line: string) => process.stdout.write(`${line}\n`);

const shop = await startShop();
const port = await freePort();
const executablePath = process.env['BROWSER_PATH'];
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: [`--remote-debugging-port=${port}`],
});

try {
  const [item] = await catalogItems(shop.url);
  if (!item) throw new Error('the shop sells nothing');
  const pages = {
    home: '/home',
    catalog: `/ui/shop/${item.catalogId}`,
    item: `/ui/shop/${item.catalogId}/${item.catalogItemId}`,
    search: '/ui/search?q=2.2+kW',
  };
  say(`page       ${Object.keys(BARS).join('  ')}`);
  for (const [name, path] of Object.entries(pages)) {
    const runs = [];
    for (let run = 0; run < RUNS; run++) runs.push(await measure(shop.url + path));
    runs.sort((one, other) => one.scores.performance - other.scores.performance);
    const middle = runs[Math.floor(RUNS / 2)];
    if (!middle) continue;
    const { scores, findings } = middle;
    const entries = Object.entries(scores);
    const row = entries.map(([category, score]) => String(score).padEnd(category.length + 1));
    say(`${name.padEnd(10)} ${row.join(' ')}`);
    for (const finding of findings) say(`           ${finding}`);
    if (scores.performance < BARS.performance) process.exitCode = 1;
    if (scores.accessibility < BARS.accessibility) process.exitCode = 1;
    if (scores['best-practices'] < BARS['best-practices']) process.exitCode = 1;
    if (scores.seo < BARS.seo) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await shop.stop();
}

/** Returns scores from 0 to 100 with Lighthouse's mobile preset, and what lowered them. */
async function measure(url: string) {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: Object.keys(BARS),
    // Search results are intentionally hidden from search engines.
    skipAudits: url.includes('/ui/search') ? ['is-crawlable'] : [],
  });
  if (!result) throw new Error(`${url} could not be measured`);
  const { categories, audits } = result.lhr;
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const weighty = Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9);
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    findings: weighty.map(({ id }) => `${audits[id]?.title}: ${audits[id]?.displayValue ?? ''}`),
  };
}
