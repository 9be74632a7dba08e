import { readFileSync } from 'node:fs';
import type { Files } from '../../downloads/plan-files.ts';
import { buildSite } from '../build-site.ts';
import type { Page } from '../page.ts';
import { firstPocket } from './first-pocket.ts';
import lessonFiles from './lessons.json' with { type: 'json' };
import { adaptive, contour, facing, pocket, ramp } from './toolpath-drawings.ts';

const read = (path: string) => readFileSync(new URL(`site/${path}`, import.meta.url), 'utf8');

const SCRIPTS = ['calculator.js', 'paths.js', 'strap.js', 'tram.js'];

const practice = firstPocket().split('\n');

/** Computed parts of lessons, by the placeholder comment that they replace. */
const computed = {
  facing: facing(),
  pocket: pocket(),
  contour: contour(),
  ramp: ramp(),
  adaptive: adaptive(),
  'practice-length': String(practice.length - 1),
  'practice-beginning': practice.slice(0, 16).join('\n'),
};

/** In reading order. Subscribers to the foundations only get the foundations' pages. */
const pages: (Page & { course: string })[] = lessonFiles.map((lesson) => {
  let body = `\n${read(lesson.path)}`;
  for (const [name, markup] of Object.entries(computed)) {
    body = body.replace(`<!-- ${name} -->`, () => markup);
  }
  return { ...lesson, body };
});

const courses = {
  foundations: {
    name: 'CAM Academy · Foundations',
    lessons: pages.filter(({ course }) => course === 'foundations'),
  },
  pro: { name: 'CAM Academy · Workshop Pro', lessons: pages },
};

/** Returns a course as it is uploaded: its lessons, interactive parts, and practice files. */
export function academy(course: keyof typeof courses): Files {
  const { name, lessons } = courses[course];
  const site = {
    name,
    pages: [start(lessons), ...lessons],
    note: "Dimensions in millimeters. Wear safety glasses. Don't wear gloves near the spindle.",
  };
  return buildSite(site, {
    ...Object.fromEntries(SCRIPTS.map((script) => [script, read(script)])),
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
    lead: `${lessons.length} lessons with animated drawings and calculators. A new lesson every two weeks.`,
    body: `
<p>Read the lessons in order the first time, and come back later to look up numbers. Every lesson ends at the machine, with something to measure, set or cut.</p>
<ul class="cards">
${cards.join('\n')}
</ul>
`,
  };
}
