import type { Files } from '../../downloads/plan-files.ts';
import { buildSite } from '../build-site.ts';
import type { Page } from '../page.ts';
import { calculator } from './calculator.ts';
import { chipLoad } from './chip-load.ts';
import { firstCut, machineAndFile, twoSides } from './first-lessons.ts';
import { firstPocket } from './first-pocket.ts';
import { pathScript } from './toolpath-drawings.ts';
import { constantEngagement, toolpaths } from './toolpaths.ts';
import { tramming, tramScript } from './tramming.ts';
import { strapScript, workHolding } from './work-holding.ts';

const foundations = [machineAndFile, workHolding, tramming, chipLoad, toolpaths, firstCut];
const pro = [...foundations, constantEngagement, twoSides];

const courses = {
  foundations: { name: 'CAM Academy · Foundations', lessons: foundations },
  pro: { name: 'CAM Academy · Workshop Pro', lessons: pro },
};

/** A course as it is uploaded: its lessons, what they try out and the files to cut along. */
export function academy(course: keyof typeof courses): Files {
  const { name, lessons } = courses[course];
  const site = {
    name,
    pages: [start(lessons), ...lessons],
    note: 'Sizes in millimetres. Wear glasses; take gloves off near the spindle.',
  };
  return buildSite(site, {
    'calculator.js': calculator,
    'paths.js': pathScript,
    'strap.js': strapScript,
    'tram.js': tramScript,
    'files/first-pocket.nc': firstPocket(),
  });
}

function start(lessons: readonly Page[]): Page {
  const cards = lessons.map(
    ({ path, title, lead }, index) =>
      `<li><h2>${index + 1}. <a href="${path}">${title}</a></h2><p>${lead}</p></li>`,
  );
  return {
    path: 'index.html',
    title: 'From an empty table to a clean pocket',
    lead: `${lessons.length} lessons, with drawings that move and numbers to play with. A new one every second week.`,
    body: `
<p>Read them in order the first time; later come back for a number. Every lesson ends at the machine: with something to measure, to set or to cut.</p>
<ul class="cards">
${cards.join('\n')}
</ul>
`,
  };
}
