import { boards, drives, supplies } from '@spindle/sdk/demo/pictures/measures/controllers';
import { board } from '../models/board.ts';
import { drive } from '../models/drive.ts';
import { pendant } from '../models/pendant.ts';
import { powerSupply } from '../models/power-supply.ts';
import { proximitySwitches } from '../models/proximity-switch.ts';
import { join, move } from '../render/mesh.ts';
import type { Gallery } from './gallery.ts';
import { photo, product } from './gallery.ts';

const TOP = { azimuth: 12, elevation: 64 };
const BOARD = { elevation: 34 };
const NEAR = { x: 0.42, y: 0.55, times: 2.3 };

export const controllers: Gallery = {
  'catalog/controllers.webp': photo(() =>
    join(
      board(boards['grbl-4-axis']),
      move(drive(drives['drive-dm542']), 86, 110, -8),
      move(drive(drives['drive-dm542']), 6, 118, -8),
    ),
  ),
  ...product('controllers/grbl-4-axis', () => board(boards['grbl-4-axis']), {
    view: BOARD,
    top: TOP,
    detail: NEAR,
  }),
  ...product('controllers/fluid-6-axis', () => board(boards['fluid-6-axis']), {
    view: BOARD,
    top: TOP,
    detail: NEAR,
  }),
  ...product('controllers/breakout-5-axis', () => board(boards['breakout-5-axis']), {
    view: BOARD,
    top: TOP,
  }),
  ...product('controllers/drive-dm542', () => drive(drives['drive-dm542']), {
    back: { azimuth: 74, elevation: 24 },
  }),
  ...product('controllers/drive-dm860', () => drive(drives['drive-dm860'])),
  ...product('controllers/drive-tb6600', () => drive(drives['drive-tb6600'])),
  ...product('controllers/psu-48v-400w', () => powerSupply(supplies['psu-48v-400w']), {
    back: { azimuth: -32, elevation: 38 },
  }),
  ...product('controllers/psu-24v-150w', () => powerSupply(supplies['psu-24v-150w'])),
  ...product('controllers/pendant-mpg', () => pendant(), { detail: { x: 0.42, y: 0.4, times: 2 } }),
  ...product('controllers/limit-switch-set', () => proximitySwitches(3), {
    detail: { x: 0.25, y: 0.5, times: 2 },
  }),
};
