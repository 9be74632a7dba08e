import { inverters, spindles as shapes } from '@spindle/sdk/demo/pictures/measures/spindles';
import { pump } from '../models/pump.ts';
import { spindleMount } from '../models/spindle-mount.ts';
import { trimRouter } from '../models/trim-router.ts';
import { spindle } from '../models/spindle.ts';
import { vfd } from '../models/vfd.ts';
import { blackAnodised, darkSteel, material } from '../render/material.ts';
import { join, move } from '../render/mesh.ts';
import type { Gallery } from './gallery.ts';
import { photo, product } from './gallery.ts';

const REAR = { azimuth: 96, elevation: 26 };
const NOSE = { x: 0.2, y: 0.42, times: 2.3 };
const blueSleeve = material('#2a5c96', 0.7, 0.35, { direction: [0, 0, 1], amount: 0.05 });

export const spindles: Gallery = {
  'catalog/spindles.webp': photo(() =>
    join(spindle(shapes.water22), move(vfd(inverters.inverter22), 120, 250, -40)),
  ),
  ...product('spindles/er20-2k2w-water', () => spindle(shapes.water22), {
    detail: NOSE,
    back: REAR,
  }),
  ...product('spindles/er20-2k2w-air', () => spindle(shapes.air22), {
    detail: NOSE,
  }),
  ...product('spindles/er16-1k5w-water', () => spindle(shapes.water15), {
    detail: NOSE,
  }),
  ...product('spindles/er11-800w-water', () => spindle({ ...shapes.water08, finish: blueSleeve }), {
    detail: NOSE,
  }),
  ...product('spindles/er11-500w-dc', () => spindle({ ...shapes.dc500, finish: blackAnodised })),
  ...product('spindles/er25-3kw-water', () => spindle(shapes.water3), {
    detail: NOSE,
  }),
  ...product('spindles/iso20-atc-2k2w', () => spindle({ ...shapes.atc, finish: darkSteel }), {
    detail: NOSE,
  }),
  ...product('spindles/trim-router-710w', () => trimRouter(65)),
  ...product('spindles/vfd-2k2w-220v', () => vfd(inverters.inverter22), {
    back: { azimuth: 70, elevation: 18 },
  }),
  ...product('spindles/vfd-1k5w-110v', () => vfd(inverters.inverter15)),
  ...product('spindles/spindle-mount-80', () => spindleMount(80), {
    back: { azimuth: -34, elevation: 30 },
  }),
  ...product('spindles/coolant-pump-75w', () => pump()),
};
