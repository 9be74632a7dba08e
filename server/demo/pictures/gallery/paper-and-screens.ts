import { drawing, playButton, screen } from '../models/sheets.ts';
import type { DrawingName } from '../models/sheets.ts';
import { mill } from '../models/mill.ts';
import { toolCarousel } from '../models/tool-carousel.ts';
import { drawingSet } from '../models/paper.ts';
import { rollCrate } from '../models/roll-crate.ts';
import { tablet } from '../models/tablet.ts';
import { parcels } from '../models/parcels.ts';
import { lyingCutter } from '../models/end-mill.ts';
import { pipe } from '../render/turned.ts';
import { groundSteel } from '../render/material.ts';
import { turn } from '../render/mesh.ts';
import type { Gallery, Picture } from './gallery.ts';
import { photo, product } from './gallery.ts';

const SHEET = { elevation: 40, azimuth: 20 };
const SCREEN = { elevation: 16 };

function plan(
  id: string,
  name: DrawingName,
  title: string,
  sheets: number,
  rolls: number,
  blue = true,
): Gallery {
  return product(`plans-pack/${id}`, () => drawingSet(drawing(name, title), sheets, rolls, blue), {
    view: SHEET,
  });
}

function lesson(id: string, name: DrawingName, caption: string): Gallery {
  return product(`cam-academy/${id}`, () => tablet(screen(name, caption)), { view: SCREEN });
}

function crate(id: string, rolls: number): Gallery {
  return product(`plans-library/${id}`, () => rollCrate(rolls));
}

const sheetsOnTable: Picture = photo(
  () => drawingSet(drawing('mill', 'MILL 600  SHEET 2'), 8, 0, false),
  {
    elevation: 58,
    azimuth: 8,
  },
);

export const paperAndScreens: Gallery = {
  'catalog/plans-pack.webp': photo(() => drawingSet(drawing('router', 'PLANS PACK'), 4, 3), SHEET),
  ...plan('mill-600-plans', 'mill', 'MILL 600', 5, 2),
  'catalog/plans-pack/mill-600-plans-sheets.webp': sheetsOnTable,
  ...plan('router-1200-plans', 'router', 'ROUTER 1200', 4, 1),
  ...plan('rotary-axis-plans', 'rotary', 'FOURTH AXIS', 2, 0),
  ...plan('fixture-library', 'fixtures', 'FIXTURES', 6, 2, false),
  ...plan('enclosure-plans', 'enclosure', 'ENCLOSURE', 1, 1, false),
  ...plan('tool-changer-plans', 'rotary', 'TOOL CHANGER', 3, 2),
  'catalog/cam-academy.webp': photo(() => tablet(screen('gear', 'CAM ACADEMY')), SCREEN),
  ...lesson('foundations-monthly', 'contour', 'FOUNDATIONS'),
  ...lesson('foundations-yearly', 'pocket', 'FOUNDATIONS · YEAR'),
  ...lesson('workshop-pro-monthly', 'carving', 'WORKSHOP PRO'),
  ...lesson('workshop-pro-yearly', 'gear', 'WORKSHOP PRO · YEAR'),
  'catalog/plans-library.webp': photo(() => rollCrate(14)),
  ...crate('maker-monthly', 4),
  ...crate('maker-yearly', 8),
  ...crate('small-shop-monthly', 12),
  ...crate('small-shop-yearly', 18),
  'catalog/surplus.webp': photo(() => parcels()),
  'catalog/metrology.webp': photo(() => pipe(25, 37, 24, groundSteel), { elevation: 32 }),
  ...product('metrology/reference-ring-50', () => turn(pipe(25, 37, 24, groundSteel), 'x', 0)),
  ...product('metrology/test-arbor-6', () =>
    lyingCutter({ diameter: 6, shank: 6, flutes: 2, cut: 0.5, length: 60, tip: 'square' }),
  ),
  'content/home.webp': photo(() => mill()),
  'content/home/video-channel.webp': photo(() => tablet(playButton('SPINDLE CHANNEL')), SCREEN),
  'content/home/available-now.webp': photo(() => mill(), { azimuth: 26, elevation: 20 }),
  'content/home/coming-soon.webp': photo(() => toolCarousel(), { elevation: 28 }),
  'content/home/coming-soon-detail.webp': photo(() => toolCarousel(), {
    elevation: 28,
    closeUp: { x: 0.3, y: 0.4, times: 2.6 },
  }),
};
