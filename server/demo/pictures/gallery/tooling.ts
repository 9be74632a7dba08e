import { cutterDrawing } from '../drawings/cutter-drawing.ts';
import { cutterGroup, drillSet, lyingCutter } from '../models/end-mill.ts';
import type { CutterShape } from '../models/end-mill.ts';
import { colletSet } from '../models/collets.ts';
import { toolSetter, touchProbe } from '../models/probes.ts';
import type { Gallery } from './gallery.ts';
import { photo, product } from './gallery.ts';

const TIP = { x: 0.22, y: 0.42, times: 2.3 };

const acrylic: CutterShape = {
  diameter: 3.175,
  shank: 3.175,
  flutes: 1,
  cut: 12,
  length: 38,
  tip: 'square',
  helix: 28,
};
const upcut: CutterShape = {
  diameter: 6,
  shank: 6,
  flutes: 2,
  cut: 22,
  length: 50,
  tip: 'square',
  helix: 30,
};
const dlc: CutterShape = {
  diameter: 6,
  shank: 6,
  flutes: 3,
  cut: 20,
  length: 50,
  tip: 'square',
  coating: 'dlc',
  helix: 38,
};
const tialn: CutterShape = {
  diameter: 8,
  shank: 8,
  flutes: 4,
  cut: 20,
  length: 60,
  tip: 'square',
  coating: 'tialn',
  helix: 38,
};
const ball: CutterShape = {
  diameter: 6,
  shank: 6,
  flutes: 2,
  cut: 25,
  length: 75,
  tip: 'ball',
  coating: 'zrn',
  helix: 30,
};
const compression: CutterShape = {
  diameter: 6.35,
  shank: 6.35,
  flutes: 2,
  cut: 22,
  length: 63,
  tip: 'compression',
};
const vee: CutterShape = {
  diameter: 12.7,
  shank: 6.35,
  flutes: 2,
  cut: 15,
  length: 50,
  tip: 'vee',
  angle: 60,
  helix: 4,
};

export const tooling: Gallery = {
  'catalog/tooling.webp': photo(
    () => cutterGroup([upcut, { ...ball, length: 58 }, dlc, vee, { ...tialn, length: 56 }]),
    {
      elevation: 20,
    },
  ),
  ...product('tooling/em-1f-3175-acrylic', () => lyingCutter(acrylic), {
    detail: TIP,
    drawing: () => cutterDrawing('SINGLE FLUTE 3.175 MM', acrylic),
  }),
  ...product('tooling/em-2f-6mm-upcut', () => lyingCutter(upcut), {
    detail: TIP,
    drawing: () => cutterDrawing('END MILL 6 MM TWO FLUTES', upcut),
  }),
  ...product('tooling/em-3f-6mm-dlc', () => lyingCutter(dlc), {
    detail: TIP,
    drawing: () => cutterDrawing('END MILL 6 MM THREE FLUTES DLC', dlc),
  }),
  ...product('tooling/em-4f-8mm-tialn', () => lyingCutter(tialn), { detail: TIP }),
  ...product('tooling/ball-6mm-2f', () => lyingCutter(ball), {
    detail: TIP,
    drawing: () => cutterDrawing('BALL NOSE 6 MM R3', ball),
  }),
  ...product('tooling/compression-635', () => lyingCutter(compression), { detail: TIP }),
  ...product('tooling/vbit-60', () => lyingCutter(vee), {
    detail: TIP,
    drawing: () => cutterDrawing('V-BIT 60°', vee),
  }),
  ...product('tooling/drill-set-8', () => drillSet([1, 2, 3, 4, 5, 6, 7, 8])),
  ...product(
    'tooling/er20-collets-10',
    () => colletSet(20, [2, 3, 4, 5, 6, 7, 8, 10, 12, 13], true),
    {
      detail: { x: 0.45, y: 0.55, times: 2.4 },
    },
  ),
  ...product('tooling/er11-collets-5', () => colletSet(11.5, [3, 3.175, 4, 6, 6.35], false), {
    detail: { x: 0.45, y: 0.55, times: 2 },
  }),
  ...product('tooling/touch-probe-3d', () => touchProbe(), {
    view: { elevation: 14 },
    detail: { x: 0.2, y: 0.35, times: 2 },
  }),
  ...product('tooling/tool-setter', () => toolSetter()),
};
