import { box } from '../box.ts';
import { moved, together, type Part } from '../part.ts';
import { dot, line, on, rect, words } from '../side-marks.ts';
import { standing, turned } from '../turned.ts';
import { OUT } from './motors.ts';

function vise(jaw: number, low = false): Part {
  const [w, d, h] = [jaw * 2.5, jaw, jaw * (low ? 0.22 : 0.4)];
  const up = jaw * (low ? 0.26 : 0.44);
  const slots = [0.14, 0.42, 0.7].map((x) =>
    rect(w * x, h * 0.3, w * 0.13, h * 0.36, '#2b2e31', 2),
  );
  const spindle = turned([w * 1.02, d / 2, h + up * 0.45], 328, [
    [jaw * 0.1, jaw * 0.12, 'black'],
    [jaw * 0.04, jaw * 0.07, 'dark'],
  ]);
  return together(
    box([0, 0, 0], [w, d, h], 'satin'),
    on('front', [0, 0, h], slots.join('') + line(`M0 ${h * 0.9}H${w}`, '#8d9298', h * 0.04)),
    on('top', [0, d, h], rect(w * 0.3, d * 0.36, w * 0.66, d * 0.28, '#2b2e31')),
    box([0, 0, h], [w * 0.26, d, up], 'satin'),
    on('front', [0, 0, h + up], words(`${jaw} MM`, w * 0.13, up * 0.62, up * 0.26, '#33373b')),
    box([w * 0.26, d * 0.04, h + up * 0.2], [w * 0.03, d * 0.92, up * 0.78], 'dark'),
    box([w * 0.52, d * 0.04, h + up * 0.2], [w * 0.03, d * 0.92, up * 0.78], 'dark'),
    box([w * 0.55, 0, h], [w * 0.3, d, up], 'satin'),
    ...(low ? [] : [spindle]),
  );
}

export function fixturePlate(w: number, d: number, grid: number, high: number, seal = false): Part {
  const [columns, rows] = [Math.floor(w / grid), Math.floor(d / grid)];
  const holes = Array.from({ length: columns * rows }, (_, at) =>
    dot(
      (w - (columns - 1) * grid) / 2 + (at % columns) * grid,
      (d - (rows - 1) * grid) / 2 + Math.floor(at / columns) * grid,
      grid * (seal ? 0.07 : 0.17),
      '#34373a',
    ),
  ).join('');
  const grooves = seal
    ? line(`M20 20H${w - 20}V${d - 20}H20Z`, '#222426', 5) +
      line(`M${w / 2} 20V${d - 20}M20 ${d / 2}H${w - 20}`, '#222426', 4)
    : '';
  return together(
    box([0, 0, 0], [w, d, high], seal ? 'black' : 'satin'),
    on('top', [0, d, high], grooves + holes),
  );
}

function tTracks(): Part {
  const track = (y: number) =>
    together(
      box([0, y, 0], [300, 26, 16], 'satin'),
      on('top', [0, y + 26, 16], rect(0, 9, 300, 8, '#2b2e31')),
      on('right', [300, y, 16], rect(6, 5, 14, 6, '#2b2e31') + rect(10, 0, 6, 6, '#2b2e31')),
    );
  const knob = (x: number, y: number) =>
    standing(
      [x, y, 16],
      [
        [26, 3, 'steel'],
        [6, 8, 'black'],
        [10, 13, 'black', 10],
      ],
    );
  return together(track(70), knob(90, 83), knob(210, 83), track(0), knob(60, 13), knob(180, 13));
}

function holdDowns(count: number): Part {
  const clamps = Array.from({ length: count }, (_, at) =>
    clamp((count - 1 - at) * 6, (count - 1 - at) * 42),
  );
  return together(...clamps);
}

function clamp(x: number, y: number): Part {
  return together(
    box([x, y, 0], [14, 22, 18], 'dark'),
    box([x, y, 18], [110, 22, 9], 'satin'),
    on('top', [x, y + 22, 27], rect(22, 8, 54, 6, '#2b2e31', 3)),
    standing(
      [x + 52, y + 11, 27],
      [
        [3, 9, 'steel'],
        [7, 7.5, 'brass'],
        [14, 3, 'steel'],
      ],
    ),
  );
}

function stepClamps(): Part {
  const stair = (x: number, y: number, count: number) =>
    together(
      ...Array.from({ length: count }, (_, at) => {
        const up = count - at;
        return box([x + at * 12, y, 0], [12, 26, up * 10], 'core');
      }).reverse(),
    );
  const studs = [0, 1, 2].map((at) =>
    standing(
      [150 + at * 26, 84, 0],
      [
        [4, 9, 'core'],
        [58 + at * 14, 4.5, 'dark'],
      ],
    ),
  );
  return together(
    ...studs,
    stair(0, 70, 5),
    stair(70, 70, 4),
    stair(10, 20, 4),
    box([84, 16, 0], [112, 28, 14], 'core'),
    on('top', [84, 44, 14], rect(20, 10, 62, 9, '#17181a', 4)),
    box([60, -30, 0], [112, 28, 14], 'core'),
    on('top', [60, -2, 14], rect(20, 10, 62, 9, '#17181a', 4)),
  );
}

function toeClamps(): Part {
  const one = (x: number, y: number) =>
    together(
      box([x, y, 0], [46, 30, 14], 'black'),
      box([x + 6, y - 10, 4], [34, 10, 9], 'brass'),
      standing(
        [x + 23, y + 16, 14],
        [
          [4, 9, 'steel'],
          [0.1, 4, 'black'],
        ],
      ),
    );
  return together(one(80, 70), one(0, 64), one(86, 0), one(6, -6));
}

function dustShoe(): Part {
  return together(
    standing(
      [0, 58, 40],
      [
        [46, 30, 'black'],
        [5, 32, 'dark'],
      ],
    ),
    box([-60, -50, 30], [120, 150, 14], 'core'),
    on('top', [-60, 100, 44], dot(60, 104, 44, '#17181a') + dot(60, 104, 40, '#b9bcbf')),
    ...Array.from({ length: 30 }, (_, at) => box([-60 + at * 4, -50, 0], [3, 2, 30], 'slate')),
    ...Array.from({ length: 36 }, (_, at) =>
      box([58, -50 + (35 - at) * 4.2, 0], [2, 3, 30], 'slate'),
    ),
    turned([-34, -50, 37], OUT, [
      [6, 5, 'satin'],
      [8, 9, 'orange'],
    ]),
  );
}

function plateWithVise(): Part {
  return together(fixturePlate(300, 200, 25, 18), {
    ...moved(vise(60), [70, 60, 18]),
    shadows: [],
  });
}

export const workHoldingPictures: Readonly<Record<string, () => Part>> = {
  'catalog/work-holding': plateWithVise,
  'work-holding/vise-75': () => vise(75),
  'work-holding/vise-50': () => vise(50),
  'work-holding/low-vise-60': () => vise(60, true),
  'work-holding/t-track-600-kit': tTracks,
  'work-holding/hold-down-4': () => holdDowns(4),
  'work-holding/step-clamp-set': stepClamps,
  'work-holding/toe-clamps-4': toeClamps,
  'work-holding/fixture-plate-300': () => fixturePlate(300, 200, 25, 18),
  'work-holding/dust-shoe-80': dustShoe,
  'work-holding/vacuum-table-600': () => fixturePlate(600, 400, 40, 26, true),
};
