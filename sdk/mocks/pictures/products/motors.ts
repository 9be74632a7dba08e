import { servos, steppers } from '../../../demo/pictures/measures/motors.ts';
import { box } from '../box.ts';
import { cable } from '../cable.ts';
import { together, type Part } from '../part.ts';
import { dot, on, rect, sticker } from '../side-marks.ts';
import { turned } from '../turned.ts';

/** Straight out of the front of a box. */
export const OUT = 238;

interface MotorShape {
  flange: number;
  length: number;
  shaft: number;
  label: readonly string[];
  encoder?: boolean;
}

const WIRES = ['#b3261e', '#1d62b8', '#2c8a4b', '#26282b'];

export function stepper({ flange: f, length, shaft, label, encoder }: MotorShape): Part {
  const [cap, plate] = [length * 0.14, length * 0.12];
  const core = length - cap - plate;
  const wires = WIRES.map((color, at) =>
    cable(
      [
        [f * (0.36 + at * 0.07), length, f * 1.08],
        [f * (0.36 + at * 0.07), length + f * 0.5, f * 1.2],
        [f * (0.9 + at * 0.08), length + f * 0.5, f * 1.0],
        [f * (1.1 + at * 0.09), length + f * 0.55, f * 0.35],
      ],
      color,
      f * 0.035,
    ),
  );
  return together(
    ...(encoder ? [box([f * 0.06, length, f * 0.06], [f * 0.88, f * 0.4, f * 0.88], 'black')] : []),
    ...wires,
    box([0, length - cap, 0], [f, cap, f], 'satin'),
    box([f * 0.02, plate, f * 0.02], [f * 0.96, core, f * 0.96], 'core'),
    on(
      'right',
      [f * 0.98, plate, f * 0.98],
      sticker(core * 0.14, f * 0.26, core * 0.74, f * 0.46, label),
    ),
    box([f * 0.3, length - cap * 0.9, f], [f * 0.34, cap * 0.8, f * 0.14], 'white'),
    front(f, plate, 'satin'),
    shaftOf(f, shaft),
  );
}

function front(f: number, plate: number, material: 'satin' | 'black'): Part {
  const at = f * 0.41;
  const holes = [-1, 1].flatMap((a) =>
    [-1, 1].map((b) => dot(f / 2 + a * at, f / 2 + b * at, f * 0.045, '#2b2e31')),
  );
  const ring = dot(f / 2, f / 2, f * 0.37, '#b4b8bc') + dot(f / 2, f / 2, f * 0.345, '#d3d6d9');
  return together(
    box([0, 0, 0], [f, plate, f], material),
    on('front', [0, 0, f], ring + holes.join('')),
  );
}

function shaftOf(f: number, shaft: number): Part {
  return turned([f / 2, 0, f / 2], OUT, [
    [f * 0.03, f * 0.3, 'satin'],
    [f * 0.08, f * 0.12, 'dark'],
    [f * 0.42, shaft / 2, 'steel'],
  ]);
}

export function servo({ flange: f, length, shaft, label }: MotorShape): Part {
  const encoder = length * 0.26;
  return together(
    cable(
      [
        [f * 0.6, length - 8, f * 1.15],
        [f * 0.6, length + f * 0.7, f * 1.5],
        [f * 1.2, length + f * 0.6, f],
        [f * 1.5, length + f * 0.5, f * 0.2],
      ],
      '#222426',
      f * 0.1,
    ),
    box([f * 0.08, length - encoder, f * 0.08], [f * 0.84, encoder, f * 0.84], 'black'),
    box([f * 0.34, length - encoder * 0.8, f * 0.9], [f * 0.34, encoder * 0.6, f * 0.28], 'black'),
    box([f * 0.04, f * 0.12, f * 0.04], [f * 0.92, length - encoder - f * 0.12, f * 0.92], 'core'),
    on(
      'right',
      [f * 0.96, f * 0.12, f * 0.96],
      sticker(length * 0.1, f * 0.2, length * 0.5, f * 0.5, label),
    ),
    front(f, f * 0.12, 'satin'),
    shaftOf(f, shaft),
  );
}

function gearbox(f: number): Part {
  return together(
    box([0, 60, 0], [f, 8, f], 'satin'),
    turned([f / 2, 62, f / 2], OUT, [
      [40, f * 0.47, 'satin'],
      [3, f * 0.45, 'dark'],
      [14, f * 0.5, 'satin'],
      [3, f * 0.3, 'dark'],
      [24, 7, 'steel'],
    ]),
    on('right', [f, 60, f], rect(2, 8, 4, f - 16, '#8d9298')),
  );
}

const keyed = (id: string, draw: () => Part): [string, () => Part] => [`motors/${id}`, draw];

export const motorPictures: Readonly<Record<string, () => Part>> = {
  'catalog/motors': () => servo(servos['servo-750w']),
  ...Object.fromEntries([
    ...Object.entries(steppers).map(([id, shape]) => keyed(id, () => stepper(shape))),
    ...Object.entries(servos).map(([id, shape]) => keyed(id, () => servo(shape))),
    keyed('gearbox-nema23-10-1', () => gearbox(57)),
  ]),
};
