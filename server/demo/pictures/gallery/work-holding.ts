import { boxDrawing } from '../drawings/box-drawing.ts';
import { box } from '../drawings/sheet.ts';
import { fixturePlate } from '../models/fixture-plate.ts';
import { holdDownSet } from '../models/clamps.ts';
import { lowVise, vise } from '../models/vises.ts';
import { stepClampSet } from '../models/step-clamps.ts';
import { tTrack } from '../models/t-track.ts';
import { toeClamps } from '../models/toe-clamps.ts';
import { dustShoe } from '../models/dust-shoe.ts';
import { join, move } from '../render/mesh.ts';
import type { Gallery } from './gallery.ts';
import { photo, product } from './gallery.ts';

const NEAR = { x: 0.4, y: 0.55, times: 2.2 };
const BACK = { azimuth: -40, elevation: 30 };

export const workHolding: Gallery = {
  'catalog/work-holding.webp': photo(() =>
    join(
      fixturePlate(300, 200, 25, 'metal'),
      move(vise(60, 48), 0, 20, 18),
      move(holdDownSet(1), -100, -50, 18),
    ),
  ),
  ...product('work-holding/vise-75', () => vise(75, 80), {
    detail: NEAR,
    back: BACK,
    drawing: () =>
      boxDrawing('PRECISION VISE 75 MM', {
        width: 192,
        height: 63,
        depth: 75,
        inner: [box(8, 31, 30, 32), box(88, 31, 38, 32)],
      }),
  }),
  ...product('work-holding/vise-50', () => vise(50, 65), {
    drawing: () =>
      boxDrawing('PRECISION VISE 50 MM', {
        width: 140,
        height: 42,
        depth: 50,
        inner: [box(6, 21, 20, 21), box(70, 21, 25, 21)],
      }),
  }),
  ...product('work-holding/low-vise-60', () => lowVise(60), { detail: NEAR }),
  ...product('work-holding/t-track-600-kit', () => tTrack(400, 2, 2), {
    detail: { x: 0.7, y: 0.5, times: 2.6 },
    drawing: () =>
      boxDrawing('T-TRACK 19 × 12.5', {
        width: 19,
        height: 12.5,
        depth: 30,
        inner: [
          [
            [6.3, 12.5],
            [6.3, 9.6],
            [2.9, 9.6],
            [2.9, 3.4],
            [16.1, 3.4],
            [16.1, 9.6],
            [12.7, 9.6],
            [12.7, 12.5],
          ],
        ],
      }),
  }),
  ...product('work-holding/hold-down-4', () => holdDownSet(4), {
    detail: { x: 0.3, y: 0.6, times: 2.2 },
  }),
  ...product('work-holding/step-clamp-set', () => stepClampSet(), {
    view: { elevation: 32 },
    detail: NEAR,
  }),
  ...product('work-holding/toe-clamps-4', () => toeClamps(4)),
  ...product('work-holding/fixture-plate-300', () => fixturePlate(300, 200, 25, 'metal'), {
    detail: { x: 0.3, y: 0.4, times: 2.4 },
    drawing: () =>
      boxDrawing('FIXTURE PLATE M8 GRID 25', { width: 300, height: 200, depth: 18, grid: 25 }),
  }),
  ...product('work-holding/dust-shoe-80', () => dustShoe({ bore: 80, hose: 60 }), {
    back: { azimuth: -60, elevation: 34 },
  }),
  ...product('work-holding/vacuum-table-600', () => fixturePlate(600, 400, 40, 'metal')),
};
