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
  }),
  ...product('work-holding/vise-50', () => vise(50, 65)),
  ...product('work-holding/low-vise-60', () => lowVise(60), { detail: NEAR }),
  ...product('work-holding/t-track-600-kit', () => tTrack(400, 2, 2), {
    detail: { x: 0.7, y: 0.5, times: 2.6 },
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
  }),
  ...product('work-holding/dust-shoe-80', () => dustShoe({ bore: 80, hose: 60 }), {
    back: { azimuth: -60, elevation: 34 },
  }),
  ...product('work-holding/vacuum-table-600', () => fixturePlate(600, 400, 40, 'metal')),
};
