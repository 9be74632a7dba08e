import {
  inverters,
  spindles,
  type SpindleShape,
} from '../../../demo/pictures/measures/spindles.ts';
import { box } from '../box.ts';
import { cable } from '../cable.ts';
import type { Material } from '../materials.ts';
import { moved, together, type Part } from '../part.ts';
import { level } from '../projection.ts';
import { dot, line, on, rect, sticker, words } from '../side-marks.ts';
import { standing, turned, type Step } from '../turned.ts';

const LEFT = 205;

/** A milling spindle lying on its side, the nose towards the left. */
export function spindle(shape: SpindleShape, finish: Material = 'satin'): Part {
  const { diameter, length, nut, cooling, label } = shape;
  const r = diameter / 2;
  const water = cooling === 'water';
  const steps: Step[] = [
    ...(water ? ([[8, r * 0.86, 'satin', r * 0.94]] as const) : ([[26, r, 'black']] as const)),
    [length * 0.12, r, finish],
    [2, r * 0.985, 'dark'],
    [length * 0.73, r, finish],
    [2, r * 0.985, 'dark'],
    [length * 0.1, r, finish, r * 0.93],
    [length * 0.05, r * 0.7, 'satin'],
    [nut * 0.3, r * 0.46, 'dark'],
    [nut * 0.62, nut / 2, 'black'],
    [nut * 0.2, nut / 2, 'black', nut * 0.36],
    [nut * 0.08, nut * 0.2, 'brass'],
  ];
  const marks = plate(length * 0.34, length * 0.42, diameter * 0.52, label.split('\n'));
  const tail = level(LEFT).way;
  const behind = (far: number, up: number): [number, number, number] => [
    -tail[0] * far,
    -tail[1] * far,
    r + up,
  ];
  const gland = cable(
    [behind(0, r * 0.35), behind(30, r * 0.4), behind(46, r * 1.1), behind(70, r * 0.5)],
    '#26282b',
    r * 0.2,
  );
  const barb = turned(behind(r * 0.5, -r * 0.35), LEFT, [
    [r * 0.2, r * 0.1, 'brass'],
    [r * 0.34, r * 0.14, 'brass'],
  ]);
  const body = turned([0, 0, r], LEFT, steps, { marks });
  return water ? together(gland, barb, body) : together(gland, body);
}

/** A sticker on something round; the drawing runs from its far end to the left. */
function plate(from: number, long: number, high: number, lines: readonly string[]): string {
  const { shown } = level(LEFT);
  const w = long * shown;
  const place = `translate(${(from * shown + w).toFixed(1)} ${(-high * 0.46).toFixed(1)}) scale(-1 1)`;
  return `<g transform="${place}">${sticker(0, 0, w, high, lines)}</g>`;
}

export function inverter({ width: w, height: h, depth: d, reading, rating }: Inverter): Part {
  const panel =
    rect(w * 0.1, h * 0.09, w * 0.8, h * 0.4, '#1a1c1e', 4) +
    rect(w * 0.16, h * 0.12, w * 0.68, h * 0.13, '#3a0d08', 2) +
    words(reading, w * 0.5, h * 0.235, h * 0.085, '#ff5a36') +
    dot(w * 0.73, h * 0.375, w * 0.11, '#55595e') +
    line(`M${w * 0.73} ${h * 0.375}V${h * 0.33}`, '#f2f2f0', 2) +
    [0, 1, 2, 3]
      .map((at) =>
        rect(
          w * (0.16 + (at % 2) * 0.2),
          h * (0.3 + (at > 1 ? 0.09 : 0)),
          w * 0.16,
          h * 0.06,
          '#6a6f75',
          2,
        ),
      )
      .join('') +
    sticker(w * 0.14, h * 0.56, w * 0.72, h * 0.22, rating) +
    rect(w * 0.1, h * 0.84, w * 0.8, h * 0.12, '#1f2123', 2) +
    [0, 1, 2, 3, 4, 5]
      .map((at) => dot(w * (0.19 + at * 0.124), h * 0.9, w * 0.035, '#c8a24c'))
      .join('');
  const vents = Array.from({ length: 9 }, (_, at) =>
    rect(d * 0.2, h * (0.16 + at * 0.075), d * 0.6, h * 0.028, '#17181a', 2),
  ).join('');
  return together(
    box([0, 0, 0], [w, d, h], 'core'),
    on('front', [0, 0, h], panel),
    on('right', [w, 0, h], vents),
  );
}

interface Inverter {
  width: number;
  height: number;
  depth: number;
  reading: string;
  rating: readonly string[];
}

function mount(): Part {
  const marks =
    dot(58, 54, 42, '#8d9298') +
    dot(58, 54, 40, '#7f848a') +
    dot(64, 50, 33, '#5f646a') +
    rect(54, 0, 6, 14, '#6d7176') +
    [14, 102].map((x) => dot(x, 96, 5, '#4b4f54')).join('');
  return together(box([0, 0, 0], [116, 76, 112], 'steel'), on('front', [0, 0, 112], marks));
}

function router(): Part {
  return together(
    cable(
      [
        [4, 6, 34],
        [24, 50, 96],
        [70, 60, 90],
        [110, 50, 0],
      ],
      '#222426',
      9,
    ),
    turned([0, 0, 34], LEFT, [
      [36, 28, 'black', 33],
      [60, 34, 'slate'],
      [4, 33, 'orange'],
      [70, 32.5, 'satin'],
      [10, 25, 'satin', 20],
      [12, 10, 'dark'],
      [14, 9.5, 'black'],
      [26, 3, 'steel'],
    ]),
  );
}

function pump(): Part {
  const front = sticker(18, 20, 64, 34, ['75 W', '3500 L/H']) + rect(8, 66, 84, 12, '#17181a', 3);
  return together(
    box([0, 0, 0], [100, 78, 88], 'navy'),
    on('front', [0, 0, 88], front),
    standing(
      [64, 40, 88],
      [
        [8, 16, 'black'],
        [22, 11, 'black'],
        [5, 13, 'black'],
        [12, 10, 'dark'],
      ],
    ),
  );
}

export const spindlePictures: Readonly<Record<string, () => Part>> = {
  'catalog/spindles': () =>
    together(moved(inverter(inverters.inverter22), [-80, 40, 0]), spindle(spindles.water22)),
  'spindles/er20-2k2w-water': () => spindle(spindles.water22),
  'spindles/er20-2k2w-air': () => spindle(spindles.air22),
  'spindles/er16-1k5w-water': () => spindle(spindles.water15),
  'spindles/er11-800w-water': () => spindle(spindles.water08, 'paper'),
  'spindles/er11-500w-dc': () => spindle(spindles.dc500, 'black'),
  'spindles/er25-3kw-water': () => spindle(spindles.water3),
  'spindles/iso20-atc-2k2w': () => spindle(spindles.atc, 'dark'),
  'spindles/trim-router-710w': router,
  'spindles/vfd-2k2w-220v': () => inverter(inverters.inverter22),
  'spindles/vfd-1k5w-110v': () => inverter(inverters.inverter15),
  'spindles/spindle-mount-80': mount,
  'spindles/coolant-pump-75w': pump,
};
