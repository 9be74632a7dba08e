import { servos, steppers } from '@spindle/sdk/demo/pictures/measures/motors';
import { gearbox } from '../models/gearbox.ts';
import { servo } from '../models/servo.ts';
import { stepper } from '../models/stepper.ts';
import { join, move } from '../render/mesh.ts';
import type { Gallery } from './gallery.ts';
import { photo, product } from './gallery.ts';

const REAR = { azimuth: 100, elevation: 28 };

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
  }),
  ...product('motors/nema17-84ncm', () => stepper(steppers['nema17-84ncm'])),
  ...product('motors/nema23-1n9', () => stepper(steppers['nema23-1n9']), {
    back: REAR,
  }),
  ...product('motors/nema23-3n0', () => stepper(steppers['nema23-3n0']), {
    back: REAR,
  }),
  ...product('motors/nema23-closed-loop-2n2', () => stepper(steppers['nema23-closed-loop-2n2']), {
    back: REAR,
  }),
  ...product('motors/nema34-8n5', () => stepper(steppers['nema34-8n5'])),
  ...product('motors/servo-400w', () => servo(servos['servo-400w']), {
    back: REAR,
  }),
  ...product('motors/servo-750w', () => servo(servos['servo-750w']), {
    back: REAR,
  }),
  ...product('motors/gearbox-nema23-10-1', () => gearbox(57)),
  ...product('motors/nema14-18ncm', () => stepper(steppers['nema14-18ncm'])),
};
