import { rails, screws, type ScrewShape } from '../../../demo/pictures/measures/linear-motion.ts';
import { box } from '../box.ts';
import { together, type Part } from '../part.ts';
import { dot, line, on, words } from '../side-marks.ts';
import { turned, type Step } from '../turned.ts';

interface RailShape {
  size: number;
  length: number;
  carriages: number;
  rails?: number;
}

/** Rails that long are shown shorter, or they would be a line. */
const longest = (size: number) => size * 22;

export function railSet({ size: s, length, carriages, rails: count = 1 }: RailShape): Part {
  const long = Math.min(length, longest(s));
  const rows = Array.from({ length: count }, (_, at) =>
    rail(s, long, carriages, (count - 1 - at) * s * 5),
  );
  return together(...rows);
}

function rail(s: number, long: number, carriages: number, y: number): Part {
  const holes = Array.from({ length: Math.floor(long / (s * 3)) }, (_, at) =>
    dot(s * 1.5 + at * s * 3, s / 2, s * 0.2, '#4a4e53'),
  ).join('');
  const blocks = Array.from({ length: carriages }, (_, at) =>
    carriage(s, long * (carriages === 1 ? 0.42 : 0.16 + at * 0.46), y),
  );
  return together(
    box([0, y, 0], [long, s, s * 0.9], 'steel'),
    on('top', [0, y + s, s * 0.9], holes),
    on('front', [0, y, s * 0.9], line(`M0 ${s * 0.36}H${long}`, '#8f9499', s * 0.08)),
    ...blocks,
  );
}

function carriage(s: number, x: number, y: number): Part {
  const [w, h] = [s * 2.6, s * 1.15];
  const block = (from: number, wide: number, material: 'satin' | 'orange' | 'black', less = 0) =>
    box([x + from, y - s * 0.6 + less, s * 0.3], [wide, s * 2.2 - less * 2, h - less], material);
  const screwHoles = [0.22, 0.78].flatMap((a) =>
    [0.2, 0.8].map((b) => dot(w * a, s * 2.2 * b, s * 0.14, '#3b3f44')),
  );
  return together(
    block(-s * 0.44, s * 0.44, 'black', s * 0.06),
    block(0, w, 'satin'),
    on('top', [x, y + s * 1.6, s * 0.3 + h], screwHoles.join('')),
    on(
      'front',
      [x, y - s * 0.6, s * 0.3 + h],
      words(`HG${s}`, w / 2, h * 0.62, s * 0.36, '#33373b'),
    ),
    block(w, s * 0.16, 'orange', s * 0.04),
    block(w + s * 0.16, s * 0.3, 'black', s * 0.06),
  );
}

function supported(): Part {
  const rows = [90, 0].map((y) =>
    together(
      box([0, y, 0], [360, 40, 6], 'satin'),
      box([0, y + 14, 6], [360, 12, 16], 'satin'),
      turned([0, y + 20, 28], 328, [[360, 8, 'steel']]),
      ...[60, 220].map((x) => box([x, y - 4, 12], [52, 48, 32], 'satin')),
    ),
  );
  return together(...rows);
}

/** Along a box's front. */
const ALONG = 328;

export function ballScrew({ diameter: d, lead, length, bearings, nut }: ScrewShape): Part {
  const long = Math.min(length, d * 20);
  const r = d / 2;
  const pitch = Math.max(lead, d * 0.3);
  const thread = (from: number, to: number): Step[] =>
    Array.from({ length: Math.floor((to - from) / pitch) }, (): Step[] => [
      [pitch * 0.5, r, 'steel'],
      [pitch * 0.5, r * 0.86, 'dark'],
    ]).flat();
  const collar: Step[] =
    nut === 'brass'
      ? [
          [d * 0.5, r * 1.3, 'brass'],
          [d * 0.4, r * 2.7, 'brass'],
          [d * 1.1, r * 1.3, 'brass'],
        ]
      : [
          [d * 1.9, r * 1.76, 'satin'],
          [d * 0.62, r * 3, 'satin'],
        ];
  const rod = turned([0, 0, d * 1.5], ALONG, [
    [d * 0.8, r * 0.68, 'steel'],
    ...thread(0, long * 0.4),
    ...collar,
    ...thread(long * 0.52, long),
    [d * 1.4, r * 0.75, 'steel'],
    [d * 0.8, r * 0.62, 'steel'],
  ]);
  if (!bearings) return rod;
  const end = long * 0.92 + d * 2.6;
  return together(
    block(-d * 1.4, d),
    rod,
    block(end, d),
    turned([end + d * 1.5, 0, d * 1.5], ALONG, [
      [d * 0.4, r * 0.7, 'steel'],
      [d * 0.8, d * 0.8, 'satin'],
      [d * 0.2, d * 0.7, 'dark'],
      [d * 0.8, d * 0.8, 'satin'],
    ]),
  );
}

const block = (x: number, d: number): Part =>
  box([x, -d * 1.6, 0], [d * 1.6, d * 3.2, d * 2.6], 'black');

function coupling(): Part {
  const half: Step[] = [[11, 12.5, 'satin']];
  const slit: Step[] = [[1.4, 11.6, 'dark']];
  return turned([0, 0, 12.5], 215, [
    ...half,
    ...slit,
    [2.4, 12.5, 'satin'],
    ...slit,
    [2.4, 12.5, 'satin'],
    ...slit,
    ...half,
    [0.1, 5, 'black'],
  ]);
}

const keyed = (id: string, draw: () => Part): [string, () => Part] => [`linear-motion/${id}`, draw];

export const linearMotionPictures: Readonly<Record<string, () => Part>> = {
  'catalog/linear-motion': () => railSet({ ...rails['hgr20-600-pair'], length: 300, carriages: 1 }),
  ...Object.fromEntries([
    ...Object.entries(rails).map(([id, shape]) => keyed(id, () => railSet(shape))),
    ...Object.entries(screws).map(([id, shape]) => keyed(id, () => ballScrew(shape))),
    keyed('sbr16-600-pair', supported),
    keyed('coupling-8-10', coupling),
  ]),
};
