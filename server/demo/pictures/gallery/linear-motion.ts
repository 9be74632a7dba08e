import { railDrawing } from '../drawings/rail-drawing.ts';
import { screwDrawing } from '../drawings/screw-drawing.ts';
import { ballScrew } from '../models/ball-screw.ts';
import { coupling } from '../models/screw-bearings.ts';
import type { ScrewShape } from '../models/ball-screw.ts';
import { rails } from '../models/rails.ts';
import { supportedRails } from '../models/supported-rails.ts';
import { join, move, turn } from '../render/mesh.ts';
import type { Gallery } from './gallery.ts';
import { photo, product } from './gallery.ts';

const NEAR = { x: 0.36, y: 0.5, times: 3 };
const LONG = { elevation: 30 };

const rail15 = { size: 15, length: 500, carriages: 2, rails: 2 };
const rail20 = { size: 20, length: 600, carriages: 2, rails: 2 };
const rail1000 = { size: 20, length: 1000, carriages: 2, rails: 2 };
const mini: Parameters<typeof rails>[0] = { size: 12, length: 300, carriages: 1, miniature: true };
const screw350: ScrewShape = { diameter: 16, lead: 5, length: 350, nut: 'flange' };
const screw600: ScrewShape = { diameter: 16, lead: 5, length: 600, nut: 'flange', bearings: true };
const screw610: ScrewShape = { diameter: 16, lead: 10, length: 600, nut: 'flange', bearings: true };
const leadScrew: ScrewShape = { diameter: 8, lead: 4, length: 150, nut: 'brass' };

export const linearMotion: Gallery = {
  'catalog/linear-motion.webp': photo(() =>
    join(
      rails({ size: 20, length: 360, carriages: 1, rails: 2 }),
      move(ballScrew({ ...screw350, length: 260, bearings: true }), 10, -110, 0),
    ),
  ),
  ...product('linear-motion/hgr15-500-pair', () => rails(rail15), {
    view: LONG,
    detail: NEAR,
    drawing: () =>
      railDrawing('HGR15 500 MM', { size: 15, length: 500, pitch: 60, height: 28, carriage: 34 }),
  }),
  ...product('linear-motion/hgr20-600-pair', () => rails(rail20), {
    view: LONG,
    detail: NEAR,
    drawing: () =>
      railDrawing('HGR20 600 MM', { size: 20, length: 600, pitch: 60, height: 30, carriage: 44 }),
  }),
  ...product('linear-motion/hgr20-1000-pair', () => rails(rail1000), {
    view: LONG,
    detail: { ...NEAR, times: 4 },
    drawing: () =>
      railDrawing('HGR20 1000 MM', { size: 20, length: 1000, pitch: 60, height: 30, carriage: 44 }),
  }),
  ...product('linear-motion/mgn12-300', () => rails(mini), {
    view: LONG,
    detail: { x: 0.45, y: 0.55, times: 3.4 },
    drawing: () =>
      railDrawing('MGN12 300 MM', { size: 12, length: 300, pitch: 25, height: 13, carriage: 27 }),
  }),
  ...product('linear-motion/sbr16-600-pair', () => supportedRails(16, 600), { view: LONG }),
  ...product('linear-motion/sfu1605-350', () => ballScrew(screw350), {
    view: LONG,
    detail: { x: 0.42, y: 0.55, times: 3.2 },
    drawing: () => screwDrawing('BALL SCREW SFU1605 350 MM', screw350),
  }),
  ...product('linear-motion/sfu1605-600-kit', () => ballScrew(screw600), {
    view: LONG,
    detail: { x: 0.82, y: 0.26, times: 3 },
    drawing: () => screwDrawing('BALL SCREW SFU1605 600 MM', screw600),
  }),
  ...product('linear-motion/sfu1610-600-kit', () => ballScrew(screw610), {
    view: LONG,
    drawing: () => screwDrawing('BALL SCREW SFU1610 600 MM', screw610),
  }),
  ...product('linear-motion/t8-300-nut', () => ballScrew(leadScrew), { view: LONG }),
  ...product(
    'linear-motion/coupling-8-10',
    () => turn(turn(coupling(12.5, 30), 'x', 90), 'z', -35),
    {
      detail: { x: 0.4, y: 0.5, times: 1.7 },
    },
  ),
};
