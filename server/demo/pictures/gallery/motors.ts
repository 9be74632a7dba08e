import { motorDrawing } from '../drawings/motor-drawing.ts';
import { gearbox } from '../models/gearbox.ts';
import { servo } from '../models/servo.ts';
import { stepper } from '../models/stepper.ts';
import { join, move } from '../render/mesh.ts';
import type { Gallery } from './gallery.ts';
import { photo, product } from './gallery.ts';

const REAR = { azimuth: 100, elevation: 28 };

const steppers = {
  'nema17-59ncm': {
    flange: 42,
    length: 48,
    shaft: 5,
    label: ['NEMA 17', '0.59 NM 2.0 A', '1.8° / STEP'],
  },
  'nema17-84ncm': {
    flange: 42,
    length: 60,
    shaft: 5,
    label: ['NEMA 17', '0.84 NM 2.1 A', '1.8° / STEP'],
  },
  'nema23-1n9': {
    flange: 57,
    length: 76,
    shaft: 6.35,
    label: ['NEMA 23', '1.9 NM 3.0 A', '1.8° / STEP'],
  },
  'nema23-3n0': {
    flange: 57,
    length: 112,
    shaft: 8,
    label: ['NEMA 23', '3.0 NM 4.2 A', '1.8° / STEP'],
  },
  'nema23-closed-loop-2n2': {
    flange: 57,
    length: 76,
    shaft: 8,
    encoder: true,
    label: ['CLOSED LOOP', '2.2 NM 1000 LINES'],
  },
  'nema34-8n5': {
    flange: 86,
    length: 118,
    shaft: 14,
    label: ['NEMA 34', '8.5 NM 6.0 A', '1.8° / STEP'],
  },
  'nema14-18ncm': { flange: 35, length: 36, shaft: 5, label: ['NEMA 14', '0.18 NM 0.8 A'] },
};

const servos = {
  'servo-400w': {
    flange: 60,
    length: 124,
    shaft: 14,
    label: ['SERVO 400 W', '1.27 NM 3000 RPM', '17 BIT'],
  },
  'servo-750w': {
    flange: 80,
    length: 151,
    shaft: 19,
    label: ['SERVO 750 W', '2.39 NM 3000 RPM', '17 BIT'],
  },
};

/** Hole spacing and pilot of the frame sizes. */
const frames: Record<number, { holes: number; pilot: number; reach: number }> = {
  42: { holes: 31, pilot: 22, reach: 24 },
  57: { holes: 47.1, pilot: 38.1, reach: 24 },
  86: { holes: 69.6, pilot: 73, reach: 37 },
  60: { holes: 49.5, pilot: 50, reach: 30 },
  80: { holes: 63.6, pilot: 70, reach: 40 },
};

function drawing(
  title: string,
  shape: { flange: number; length: number; shaft: number },
): () => string {
  const frame = frames[shape.flange] ?? { holes: 26, pilot: 22, reach: 20 };
  return () => motorDrawing(title, { ...shape, ...frame });
}

export const motors: Gallery = {
  'catalog/motors.webp': photo(() =>
    join(
      stepper(steppers['nema23-3n0']),
      move(stepper(steppers['nema17-59ncm']), -66, -86, 0),
      move(servo(servos['servo-750w']), 104, 124, 0),
    ),
  ),
  ...product('motors/nema17-59ncm', () => stepper(steppers['nema17-59ncm']), {
    back: REAR,
    drawing: drawing('NEMA 17 STEPPER 0.59 NM', steppers['nema17-59ncm']),
  }),
  ...product('motors/nema17-84ncm', () => stepper(steppers['nema17-84ncm']), {
    drawing: drawing('NEMA 17 STEPPER 0.84 NM', steppers['nema17-84ncm']),
  }),
  ...product('motors/nema23-1n9', () => stepper(steppers['nema23-1n9']), {
    back: REAR,
    drawing: drawing('NEMA 23 STEPPER 1.9 NM', steppers['nema23-1n9']),
  }),
  ...product('motors/nema23-3n0', () => stepper(steppers['nema23-3n0']), {
    back: REAR,
    drawing: drawing('NEMA 23 STEPPER 3.0 NM', steppers['nema23-3n0']),
  }),
  ...product('motors/nema23-closed-loop-2n2', () => stepper(steppers['nema23-closed-loop-2n2']), {
    back: REAR,
    drawing: drawing('NEMA 23 CLOSED LOOP 2.2 NM', {
      ...steppers['nema23-closed-loop-2n2'],
      length: 98,
    }),
  }),
  ...product('motors/nema34-8n5', () => stepper(steppers['nema34-8n5']), {
    drawing: drawing('NEMA 34 STEPPER 8.5 NM', steppers['nema34-8n5']),
  }),
  ...product('motors/servo-400w', () => servo(servos['servo-400w']), {
    back: REAR,
    drawing: drawing('AC SERVO 400 W', servos['servo-400w']),
  }),
  ...product('motors/servo-750w', () => servo(servos['servo-750w']), {
    back: REAR,
    drawing: drawing('AC SERVO 750 W', servos['servo-750w']),
  }),
  ...product('motors/gearbox-nema23-10-1', () => gearbox(57)),
  ...product('motors/nema14-18ncm', () => stepper(steppers['nema14-18ncm'])),
};
