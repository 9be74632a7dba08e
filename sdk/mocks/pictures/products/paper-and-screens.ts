import { box } from '../box.ts';
import { together, type Part } from '../part.ts';
import { n } from '../projection.ts';
import { dot, line, on, rect, words } from '../side-marks.ts';
import { standing, turned } from '../turned.ts';
import { carousel, mill } from './machines.ts';
import { cutter } from './tooling.ts';

/** Line work on a sheet of 420 × 297. */
const plans = {
  mill: 'M110 230V90h24v140M286 230V90h24v140M134 108h152v26H134zM190 84h40v70h-40zM202 154h16v30h-16zM96 230h228v18H96zM210 184v16',
  router:
    'M70 220L150 90H350L270 220ZM110 156H310M120 140H320M186 120h44v40h-44zM90 236H290M70 220v22M270 220v22',
  rotary:
    'M210 78a66 66 0 1 0 .1 0M210 118a26 26 0 1 0 .1 0M210 78v40M172 198l22-32M248 198l-22-32M276 110h74v68h-74M60 144h84',
  fixtures:
    'M80 80h110v70H80zM230 80h110v70H230zM80 180h110v60H80zM230 180h50v60h-50zM296 180h44v60h-44zM100 100h70v30h-70zM250 100a20 16 0 1 0 70 0',
  enclosure:
    'M90 100l50-30h220v120l-50 40H90zM90 100h220v130M310 100l50-30M200 100v130M120 120h60v90h-60zM220 120h70v90h-70z',
} as const;

function sheets(
  plan: keyof typeof plans,
  title: string,
  count: number,
  rolls: number,
  blue = true,
): Part {
  const ink = blue ? '#eef3fb' : '#2b2f33';
  const face =
    line('M16 16H404V281H16Z', ink, 1.6) +
    line(plans[plan], ink, 2.2) +
    line('M96 262h228M96 257v10M324 257v10M280 281V246H404', ink, 1.4) +
    words(title, 342, 268, Math.min(11, 116 / title.length), ink);
  const pile = Array.from({ length: count }, (_, at) =>
    box(
      [(count - at) * 4, -(count - at) * 3, at * 0.8],
      [420, 297, 0.8],
      (count - at) % 2 ? 'white' : blue ? 'paper' : 'white',
    ),
  );
  const top = count * 0.8;
  const rolled = Array.from({ length: rolls }, (_, at) =>
    turned([-10 + at * 14, 340 + at * 36, 15], 328, [
      [190, 15, at % 2 ? 'white' : 'paper'],
      [16, 15.5, 'black'],
      [200, 15, at % 2 ? 'white' : 'paper'],
      [0.1, 8, 'dark'],
    ]),
  ).reverse();
  return together(
    ...rolled,
    ...pile,
    box([0, 0, top], [420, 297, 0.8], blue ? 'paper' : 'white'),
    on('top', [0, 297, top + 0.8], face),
  );
}

/** Tool paths on a screen of 300 × 210. */
const screens = {
  contour: [0, 1, 2, 3]
    .map(
      (at) =>
        `M${70 + at * 16} ${60 + at * 12}h${160 - at * 32}v${100 - at * 24}h${-160 + at * 32}z`,
    )
    .join(''),
  pocket: `M60 60${Array.from({ length: 7 }, (_, at) => `h${at % 2 ? -180 : 180}v16`).join('')}`,
  carving: Array.from(
    { length: 8 },
    (_, at) => `M50 ${64 + at * 14}q50 ${at % 2 ? 26 : -26} 100 0t100 0`,
  ).join(''),
  gear: Array.from({ length: 5 }, (_, ringAt) => petals(78 - ringAt * 15)).join(''),
} as const;

function petals(r: number): string {
  const points = Array.from({ length: 73 }, (_, at) => {
    const angle = (at / 72) * Math.PI * 2;
    const far = r * (1 + 0.13 * Math.cos(angle * 12));
    return `${n(150 + far * Math.cos(angle))} ${n(112 + far * Math.sin(angle))}`;
  });
  return `M${points.join('L')}Z`;
}

function tablet(marks: string, caption: string): Part {
  const grid =
    Array.from({ length: 11 }, (_, at) => `M${26 + at * 25} 34V200`).join('') +
    Array.from({ length: 7 }, (_, at) => `M26 ${40 + at * 26}H276`).join('');
  const face =
    rect(10, 10, 280, 200, '#17181a', 6) +
    line(grid, '#2f4d6b', 0.7) +
    words(caption, 20 + caption.length * 5.3, 28, 10, '#f2f2f0') +
    marks;
  return together(box([0, 0, 0], [300, 10, 220], 'core'), on('front', [0, 0, 220], face));
}

const lesson = (name: keyof typeof screens, caption: string) => () =>
  tablet(line(screens[name], '#e8703a', 2), caption);

const play = () =>
  tablet(
    dot(150, 118, 46, '#e2571e') + `<path d="M136 94L176 118L136 142Z" fill="#fff"/>`,
    'SPINDLE CHANNEL',
  );

function crate(rolls: number): Part {
  const [w, d] = [150, 110];
  const columns = 6;
  const tubes = Array.from({ length: rolls }, (_, at) => {
    const place = (at * 7) % 18;
    return [
      18 + (place % columns) * 23,
      92 - Math.floor(place / columns) * 34,
      120 + ((at * 37) % 60),
      at,
    ] as const;
  })
    .sort((a, b) => b[1] - a[1])
    .map(([x, y, high, at]) =>
      standing(
        [x, y, 4],
        [
          [high, 10, at % 3 ? 'paper' : 'white'],
          [0.1, 5, 'dark'],
        ],
      ),
    );
  const slats = line(`M0 30H${w}M0 60H${w}`, '#8a5f33', 2);
  return together(
    box([0, d - 4, 0], [w, 4, 92], 'wood'),
    box([0, 0, 0], [4, d, 92], 'wood'),
    ...tubes,
    box([0, 0, 0], [w, 4, 92], 'wood'),
    on('front', [0, 0, 92], slats),
    box([w - 4, 0, 0], [4, d, 92], 'wood'),
    on('right', [w, 0, 92], line(`M0 30H${d}M0 60H${d}`, '#7c5227', 2)),
  );
}

export function parcels(): Part {
  const tape = (w: number) => rect(w * 0.42, 0, w * 0.14, 400, '#b8935f');
  const one = (at: [number, number, number], size: [number, number, number]) =>
    together(
      box(at, size, 'card'),
      on(
        'top',
        [at[0], at[1] + size[1], at[2] + size[2]],
        rect(size[0] * 0.42, 0, size[0] * 0.14, size[1], '#b8935f'),
      ),
      on(
        'front',
        [at[0], at[1], at[2] + size[2]],
        tape(size[0]).replace('height="400"', `height="${size[2] * 0.3}"`) +
          rect(size[0] * 0.62, size[2] * 0.4, size[0] * 0.3, size[2] * 0.34, '#f2f2f0'),
      ),
    );
  return together(
    one([0, 90, 0], [150, 100, 90]),
    one([30, 110, 90], [90, 70, 56]),
    one([130, 0, 0], [110, 90, 64]),
  );
}

const ringGauge = () =>
  turned([0, 0, 37], 232, [
    [24, 37, 'steel'],
    [0.1, 25, 'dark'],
    [0.1, 23, 'core'],
  ]);

const crates = [
  ['maker-monthly', 4],
  ['maker-yearly', 8],
  ['small-shop-monthly', 12],
  ['small-shop-yearly', 18],
] as const;

export const otherPictures: Readonly<Record<string, () => Part>> = {
  'catalog/plans-pack': () => sheets('router', 'PLANS PACK', 4, 3),
  'plans-pack/mill-600-plans': () => sheets('mill', 'MILL 600', 5, 2),
  'plans-pack/router-1200-plans': () => sheets('router', 'ROUTER 1200', 4, 1),
  'plans-pack/rotary-axis-plans': () => sheets('rotary', 'FOURTH AXIS', 2, 0),
  'plans-pack/fixture-library': () => sheets('fixtures', 'FIXTURES', 6, 2, false),
  'plans-pack/enclosure-plans': () => sheets('enclosure', 'ENCLOSURE', 1, 1, false),
  'plans-pack/tool-changer-plans': () => sheets('rotary', 'TOOL CHANGER', 3, 2),
  'catalog/cam-academy': lesson('gear', 'CAM ACADEMY'),
  'cam-academy/foundations-monthly': lesson('contour', 'FOUNDATIONS'),
  'cam-academy/foundations-yearly': lesson('pocket', 'FOUNDATIONS · YEAR'),
  'cam-academy/workshop-pro-monthly': lesson('carving', 'WORKSHOP PRO'),
  'cam-academy/workshop-pro-yearly': lesson('gear', 'WORKSHOP PRO · YEAR'),
  'catalog/plans-library': () => crate(14),
  ...Object.fromEntries(crates.map(([id, rolls]) => [`plans-library/${id}`, () => crate(rolls)])),
  'catalog/surplus': parcels,
  'catalog/metrology': ringGauge,
  'metrology/reference-ring-50': ringGauge,
  'metrology/test-arbor-6': () =>
    cutter({ diameter: 6, shank: 6, flutes: 0, cut: 0.5, length: 60, tip: 'square' }),
  'content/home': mill,
  'content/home/video-channel': play,
  'content/home/available-now': mill,
  'content/home/coming-soon': carousel,
};
