import {
  boards,
  drives,
  supplies,
  type BoardShape,
} from '../../../demo/pictures/measures/controllers.ts';
import { box } from '../box.ts';
import { cable } from '../cable.ts';
import type { Material } from '../materials.ts';
import { together, type Part } from '../part.ts';
import { dot, line, on, rect, sticker, words } from '../side-marks.ts';
import { standing, turned } from '../turned.ts';

const masks: Record<BoardShape['color'], Material> = {
  green: 'board',
  blue: 'navy',
  black: 'black',
  red: 'red',
};

export function circuitBoard({ width: w, depth: d, color, axes, drivers, name }: BoardShape): Part {
  const tracks = Array.from({ length: 9 }, (_, at) => {
    const y = d * (0.3 + at * 0.045);
    return `M${w * 0.1} ${y}H${w * (0.3 + ((at * 7) % 5) * 0.09)}l${d * 0.06} ${d * 0.06}H${w * 0.9}`;
  }).join('');
  const holes = [6, w - 6].flatMap((x) =>
    [6, d - 6].map((y) => dot(x, y, 2.6, '#d9b44c') + dot(x, y, 1.7, '#e6e7e7')),
  );
  const face =
    line(tracks, '#ffffff22', 0.8) + holes.join('') + words(name, w * 0.83, d * 0.76, 5, '#f2f2f0');
  const slots = Array.from({ length: axes }, (_, at) => w * (0.1 + (at * 0.52) / axes));
  const modules = slots.map((x) =>
    drivers
      ? together(
          box([x, d * 0.44, 1.6], [w * 0.1, d * 0.22, 4], 'red'),
          box([x + w * 0.02, d * 0.48, 5.6], [w * 0.06, d * 0.13, 6], 'black'),
        )
      : box([x, d * 0.5, 1.6], [w * 0.055, d * 0.14, 4], 'black'),
  );
  return together(
    box([0, 0, 0], [w, d, 1.6], masks[color]),
    on('top', [0, d, 1.6], face),
    terminals([w * 0.3, d * 0.86, 1.6], w * 0.5, 12),
    ...[0.7, 0.78, 0.86].map((x) =>
      standing(
        [w * x, d * 0.7, 1.6],
        [
          [9, 4, 'slate'],
          [0.6, 3.9, 'satin'],
        ],
      ),
    ),
    ...modules,
    box([w * 0.66, d * 0.4, 1.6], [w * 0.13, w * 0.13, 1.6], 'black'),
    box([w * 0.9, d * 0.44, 1.6], [w * 0.1, d * 0.16, 10], 'satin'),
    terminals([w * 0.08, d * 0.04, 1.6], w * 0.62, 16),
    box([w * 0.76, d * 0.05, 1.6], [w * 0.12, d * 0.06, 6], 'white'),
  );
}

function terminals([x, y, z]: [number, number, number], w: number, count: number): Part {
  const each = w / count;
  const marks = Array.from({ length: count }, (_, at) =>
    rect(each * (at + 0.2), 4.5, each * 0.6, 4, '#173d25'),
  ).join('');
  const screws = Array.from({ length: count }, (_, at) =>
    dot(each * (at + 0.5), 4, each * 0.3, '#c9ccd0'),
  ).join('');
  return together(
    box([x, y, z], [w, 8, 11], 'green'),
    on('front', [x, y, z + 11], marks),
    on('top', [x, y + 8, z + 11], screws),
  );
}

interface DriveShape {
  width: number;
  height: number;
  depth: number;
  name: string;
  rating: readonly string[];
}

export function drive({ width: w, height: h, depth: d, name, rating }: DriveShape): Part {
  const fins = Array.from({ length: 6 }, (_, at) =>
    rect(d * (0.3 + at * 0.11), h * 0.05, d * 0.05, h * 0.9, '#0f1011'),
  );
  const face =
    rect(w * 0.07, h * 0.06, w * 0.3, h * 0.38, '#2c7f4c', 1) +
    rect(w * 0.07, h * 0.56, w * 0.3, h * 0.38, '#2c7f4c', 1) +
    Array.from({ length: 12 }, (_, at) =>
      dot(w * 0.22, h * (at < 6 ? 0.1 + at * 0.06 : 0.24 + at * 0.06), w * 0.05, '#c9ccd0'),
    ).join('') +
    rect(w * 0.46, h * 0.06, w * 0.03, h * 0.88, '#e2571e') +
    rect(w * 0.6, h * 0.1, w * 0.24, h * 0.24, '#a3242b', 1) +
    Array.from({ length: 8 }, (_, at) =>
      rect(w * 0.65, h * (0.12 + at * 0.026), w * 0.14, h * 0.013, '#f2f2f0'),
    ).join('') +
    words(name, w * 0.74, h * 0.5, w * 0.09, '#f2f2f0') +
    rating
      .map((text, at) => words(text, w * 0.74, h * (0.6 + at * 0.08), w * 0.052, '#c9ccd0'))
      .join('') +
    dot(w * 0.74, h * 0.86, w * 0.03, '#41c463');
  return together(
    box([0, 0, 0], [w, d, h], 'black'),
    on('front', [0, 0, h], face),
    on('right', [w, 0, h], fins.join('')),
  );
}

interface SupplyShape {
  width: number;
  depth: number;
  height: number;
  name: string;
  rating: readonly string[];
}

export function powerSupply({ width: w, depth: d, height: h, name, rating }: SupplyShape): Part {
  const pattern = Array.from({ length: 16 * 9 }, (_, at) =>
    dot(
      w * (0.42 + (at % 16) * 0.034),
      d * (0.12 + Math.floor(at / 16) * 0.095),
      w * 0.009,
      '#55595e',
    ),
  ).join('');
  const clamps = Array.from({ length: 9 }, (_, at) =>
    dot(d * (0.12 + at * 0.095), h * 0.62, d * 0.03, '#d9b44c'),
  ).join('');
  return together(
    box([0, 0, 0], [w, d, h], 'satin'),
    on(
      'top',
      [0, d, h],
      pattern + sticker(w * 0.05, d * 0.16, w * 0.32, d * 0.6, [name, ...rating]),
    ),
    on('right', [w, 0, h], rect(d * 0.05, h * 0.34, d * 0.9, h * 0.56, '#1f2123', 1) + clamps),
    on('front', [0, 0, h], line(`M${w * 0.04} ${h * 0.5}H${w * 0.96}`, '#9aa0a5', h * 0.03)),
  );
}

function pendant(): Part {
  const face =
    rect(6, 6, 74, 150, '#2b2e31', 6) +
    dot(43, 38, 17, '#7c181e') +
    dot(43, 36, 15, '#c8434a') +
    dot(43, 108, 32, '#17181a') +
    dot(43, 108, 27, '#c6c9cc') +
    dot(43, 108, 17, '#34373a') +
    dot(60, 94, 5, '#17181a') +
    [22, 64].map((x) => dot(x, 66, 7, '#6a6f75') + line(`M${x} 66v-6`, '#f2f2f0', 1.6)).join('');
  return together(
    cable(
      [
        [43, 20, 160],
        [43, 60, 220],
        [130, 60, 190],
        [170, 30, 20],
      ],
      '#222426',
      8,
    ),
    box([0, 0, 0], [86, 44, 162], 'core'),
    on('front', [0, 0, 162], face),
  );
}

function switches(): Part {
  return together(
    ...[2, 1, 0].map((at) =>
      together(
        cable(
          [
            [30, at * 26 + 20, 6],
            [60, at * 26 + 40, 6],
            [70, at * 26 + 30, 0],
            [96, at * 26 + 30, 0],
          ],
          '#222426',
          3.4,
        ),
        turned([28 + at * 4, at * 26 + 22, 6], 205, [
          [8, 3.4, 'black'],
          [3, 5, 'satin'],
          ...Array.from({ length: 7 }, () => [
            [1.6, 6, 'brass'] as const,
            [1.4, 5.4, 'brass'] as const,
          ]).flat(),
          [4, 9, 'satin'],
          [6, 6, 'brass'],
          [5, 5.4, 'orange'],
        ]),
      ),
    ),
  );
}

const keyed = (id: string, draw: () => Part): [string, () => Part] => [`controllers/${id}`, draw];

export const controllerPictures: Readonly<Record<string, () => Part>> = {
  'catalog/controllers': () => circuitBoard(boards['grbl-4-axis']),
  ...Object.fromEntries([
    ...Object.entries(boards).map(([id, shape]) => keyed(id, () => circuitBoard(shape))),
    ...Object.entries(drives).map(([id, shape]) => keyed(id, () => drive(shape))),
    ...Object.entries(supplies).map(([id, shape]) => keyed(id, () => powerSupply(shape))),
    keyed('pendant-mpg', pendant),
    keyed('limit-switch-set', switches),
  ]),
};
