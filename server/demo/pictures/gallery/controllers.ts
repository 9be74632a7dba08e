import { boxDrawing } from '../drawings/box-drawing.ts';
import { board } from '../models/board.ts';
import type { BoardShape } from '../models/board.ts';
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

const grbl: BoardShape = {
  width: 130,
  depth: 95,
  color: 'black',
  axes: 4,
  drivers: true,
  name: 'GRBL-4',
};
const fluid: BoardShape = {
  width: 160,
  depth: 100,
  color: 'blue',
  axes: 6,
  drivers: false,
  name: 'FLUID-6',
};
const breakout: BoardShape = {
  width: 150,
  depth: 110,
  color: 'green',
  axes: 5,
  drivers: false,
  name: 'ETH-5',
};
const dm542 = {
  width: 75,
  height: 118,
  depth: 36,
  name: 'DM542',
  rating: ['20-50 VDC', '1.0-4.2 A'],
};
const dm860 = {
  width: 97,
  height: 151,
  depth: 54,
  name: 'DM860',
  rating: ['24-110 VDC', '2.4-7.2 A'],
};
const tb6600 = {
  width: 58,
  height: 96,
  depth: 34,
  name: 'TB6600',
  rating: ['9-42 VDC', '0.5-4.0 A'],
  finish: 'silver' as const,
};
const supply48 = {
  width: 215,
  depth: 115,
  height: 50,
  name: '48 V 8.3 A',
  rating: ['400 W', '110/220 VAC'],
};
const supply24 = {
  width: 159,
  depth: 97,
  height: 30,
  name: '24 V 6.3 A',
  rating: ['150 W', '85-264 VAC'],
};

export const controllers: Gallery = {
  'catalog/controllers.webp': photo(() =>
    join(board(grbl), move(drive(dm542), 86, 110, -8), move(drive(dm542), 6, 118, -8)),
  ),
  ...product('controllers/grbl-4-axis', () => board(grbl), {
    view: BOARD,
    top: TOP,
    detail: NEAR,
    drawing: () =>
      boxDrawing('GRBL CONTROLLER 4 AXES', { width: 130, height: 95, depth: 32, holes: [122, 87] }),
  }),
  ...product('controllers/fluid-6-axis', () => board(fluid), {
    view: BOARD,
    top: TOP,
    detail: NEAR,
    drawing: () =>
      boxDrawing('FLUIDNC CONTROLLER 6 AXES', {
        width: 160,
        height: 100,
        depth: 26,
        holes: [152, 92],
      }),
  }),
  ...product('controllers/breakout-5-axis', () => board(breakout), { view: BOARD, top: TOP }),
  ...product('controllers/drive-dm542', () => drive(dm542), {
    back: { azimuth: 74, elevation: 24 },
    drawing: () => boxDrawing('STEPPER DRIVE DM542', { width: 75, height: 118, depth: 34 }),
  }),
  ...product('controllers/drive-dm860', () => drive(dm860), {
    drawing: () => boxDrawing('STEPPER DRIVE DM860', { width: 97, height: 151, depth: 53 }),
  }),
  ...product('controllers/drive-tb6600', () => drive(tb6600)),
  ...product('controllers/psu-48v-400w', () => powerSupply(supply48), {
    back: { azimuth: -32, elevation: 38 },
    drawing: () =>
      boxDrawing('POWER SUPPLY 48 V 400 W', {
        width: 215,
        height: 115,
        depth: 50,
        holes: [150, 50],
      }),
  }),
  ...product('controllers/psu-24v-150w', () => powerSupply(supply24)),
  ...product('controllers/pendant-mpg', () => pendant(), { detail: { x: 0.42, y: 0.4, times: 2 } }),
  ...product('controllers/limit-switch-set', () => proximitySwitches(3), {
    detail: { x: 0.25, y: 0.5, times: 2 },
  }),
};
