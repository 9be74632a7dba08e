import { box } from '../box.ts';
import { cable } from '../cable.ts';
import { together, type Part } from '../part.ts';
import { line, on, rect, words } from '../side-marks.ts';
import { standing } from '../turned.ts';

/** The desktop mill that the plans are of. */
export function mill(): Part {
  const slots = Array.from({ length: 7 }, (_, at) => rect(26 + at * 44, 6, 8, 348, '#2b2e31')).join(
    '',
  );
  return together(
    box([0, 0, 0], [360, 380, 34], 'black'),
    box([14, 10, 34], [332, 360, 14], 'satin'),
    on('top', [14, 370, 48], slots),
    box([-24, 210, 34], [30, 90, 236], 'core'),
    box([6, 236, 196], [340, 40, 62], 'black'),
    on(
      'front',
      [6, 236, 258],
      line('M0 10H340M0 52H340', '#c6c9cc', 6) +
        words('SPINDLE', 82, 40, 20, '#f2f2f0') +
        rect(36, 45, 92, 2.4, '#e2571e'),
    ),
    box([190, 196, 128], [84, 40, 150], 'satin'),
    box([214, 204, 278], [38, 36, 40], 'black'),
    cable(
      [
        [232, 170, 256],
        [226, 180, 320],
        [200, 240, 330],
        [196, 260, 250],
      ],
      '#222426',
      7,
    ),
    box([130, 90, 48], [112, 74, 26], 'wood'),
    standing(
      [232, 166, 74],
      [
        [26, 2.4, 'steel'],
        [16, 12, 'black', 15],
        [10, 18, 'satin'],
        [96, 31, 'satin'],
        [4, 30, 'dark'],
        [16, 31, 'satin', 28],
      ],
    ),
    box([346, 210, 34], [30, 90, 236], 'core'),
    box([376, 240, 200], [34, 38, 38], 'black'),
  );
}

/** The tool changer that is announced. */
export function carousel(): Part {
  const places = Array.from({ length: 10 }, (_, at) => {
    const angle = (at / 10) * Math.PI * 2 + 0.3;
    return [110 * Math.cos(angle), 110 * Math.sin(angle)] as const;
  }).sort((a, b) => b[1] - a[1]);
  const holder = ([x, y]: readonly [number, number]) =>
    standing(
      [x, y, 10],
      [
        [34, 4, 'slate'],
        [14, 13, 'steel'],
        [6, 19, 'black'],
        [6, 16, 'steel'],
        [6, 19, 'black'],
        [34, 17, 'steel', 9],
        [8, 6, 'dark'],
      ],
    );
  const behind = places.filter(([, y]) => y > 20);
  const before = places.filter(([, y]) => y <= 20);
  return together(
    ...behind.map(holder),
    standing(
      [0, 0, 0],
      [
        [12, 46, 'black'],
        [46, 20, 'satin'],
        [9, 92, 'core'],
        [4, 60, 'satin'],
        [16, 26, 'black'],
        [4, 24, 'orange'],
      ],
    ),
    ...before.map(holder),
  );
}
