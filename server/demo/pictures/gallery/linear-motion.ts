import { rails as shapes, screws } from '@spindle/sdk/demo/pictures/measures/linear-motion';
import { ballScrew } from '../models/ball-screw.ts';
import { coupling } from '../models/screw-bearings.ts';
import { rails } from '../models/rails.ts';
import { supportedRails } from '../models/supported-rails.ts';
import { join, move, turn } from '../render/mesh.ts';
import type { Gallery } from './gallery.ts';
import { photo, product } from './gallery.ts';

const NEAR = { x: 0.36, y: 0.5, times: 3 };
const LONG = { elevation: 30 };

export const linearMotion: Gallery = {
  'catalog/linear-motion.webp': photo(() =>
    join(
      rails({ size: 20, length: 360, carriages: 1, rails: 2 }),
      move(ballScrew({ ...screws['sfu1605-350'], length: 260, bearings: true }), 10, -110, 0),
    ),
  ),
  ...product('linear-motion/hgr15-500-pair', () => rails(shapes['hgr15-500-pair']), {
    view: LONG,
    detail: NEAR,
  }),
  ...product('linear-motion/hgr20-600-pair', () => rails(shapes['hgr20-600-pair']), {
    view: LONG,
    detail: NEAR,
  }),
  ...product('linear-motion/hgr20-1000-pair', () => rails(shapes['hgr20-1000-pair']), {
    view: LONG,
    detail: { ...NEAR, times: 4 },
  }),
  ...product('linear-motion/mgn12-300', () => rails(shapes['mgn12-300']), {
    view: LONG,
    detail: { x: 0.45, y: 0.55, times: 3.4 },
  }),
  ...product('linear-motion/sbr16-600-pair', () => supportedRails(16, 600), { view: LONG }),
  ...product('linear-motion/sfu1605-350', () => ballScrew(screws['sfu1605-350']), {
    view: LONG,
    detail: { x: 0.42, y: 0.55, times: 3.2 },
  }),
  ...product('linear-motion/sfu1605-600-kit', () => ballScrew(screws['sfu1605-600-kit']), {
    view: LONG,
    detail: { x: 0.82, y: 0.26, times: 3 },
  }),
  ...product('linear-motion/sfu1610-600-kit', () => ballScrew(screws['sfu1610-600-kit']), {
    view: LONG,
  }),
  ...product('linear-motion/t8-300-nut', () => ballScrew(screws['t8-300-nut']), { view: LONG }),
  ...product(
    'linear-motion/coupling-8-10',
    () => turn(turn(coupling(12.5, 30), 'x', 90), 'z', -35),
    {
      detail: { x: 0.4, y: 0.5, times: 1.7 },
    },
  ),
};
