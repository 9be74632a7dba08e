import { boxDrawing } from '../drawings/box-drawing.ts';
import { ring } from '../drawings/sheet.ts';
import { spindleDrawing } from '../drawings/spindle-drawing.ts';
import { pump } from '../models/pump.ts';
import { spindleMount } from '../models/spindle-mount.ts';
import { trimRouter } from '../models/trim-router.ts';
import { spindle } from '../models/spindle.ts';
import type { SpindleShape } from '../models/spindle.ts';
import { vfd } from '../models/vfd.ts';
import { blackAnodised, darkSteel, material } from '../render/material.ts';
import { join, move } from '../render/mesh.ts';
import type { Gallery } from './gallery.ts';
import { photo, product } from './gallery.ts';

const REAR = { azimuth: 96, elevation: 26 };
const NOSE = { x: 0.2, y: 0.42, times: 2.3 };
const blueSleeve = material('#2a5c96', 0.7, 0.35, { direction: [0, 0, 1], amount: 0.05 });

const water22: SpindleShape = {
  diameter: 80,
  length: 213,
  nut: 34,
  cooling: 'water',
  label: 'ER20 WATER\n2.2 KW 220 V 8 A\n400 HZ 24000 RPM',
};
const air22: SpindleShape = {
  diameter: 80,
  length: 223,
  nut: 34,
  cooling: 'air',
  label: 'ER20 AIR\n2.2 KW 220 V\n400 HZ 24000 RPM',
};
const water15: SpindleShape = {
  diameter: 65,
  length: 206,
  nut: 28,
  cooling: 'water',
  label: 'ER16 WATER\n1.5 KW 220 V\n400 HZ 24000 RPM',
};
const water08: SpindleShape = {
  diameter: 65,
  length: 158,
  nut: 19,
  cooling: 'water',
  finish: blueSleeve,
  label: 'ER11 WATER\n0.8 KW 220 V\n400 HZ 24000 RPM',
};
const dc500: SpindleShape = {
  diameter: 52,
  length: 145,
  nut: 19,
  cooling: 'air',
  finish: blackAnodised,
  label: 'ER11 DC\n500 W 48 V',
};
const water3: SpindleShape = {
  diameter: 100,
  length: 220,
  nut: 42,
  cooling: 'water',
  label: 'ER25 WATER\n3.0 KW 220 V 12 A\n300 HZ 18000 RPM',
};
const atc: SpindleShape = {
  diameter: 80,
  length: 262,
  nut: 38,
  cooling: 'air',
  finish: darkSteel,
  label: 'ISO20 ATC\n2.2 KW 220 V\n6 BAR 24000 RPM',
};

const inverter22 = {
  width: 118,
  height: 175,
  depth: 150,
  reading: '400.0',
  rating: ['2.2 KW 220 V 10 A', '0-1000 HZ 3 PHASE'],
};
const inverter15 = {
  width: 118,
  height: 185,
  depth: 155,
  reading: '300.0',
  rating: ['1.5 KW 110 V 7 A', '0-1000 HZ 3 PHASE'],
};

export const spindles: Gallery = {
  'catalog/spindles.webp': photo(() =>
    join(spindle(water22), move(vfd(inverter22), 120, 250, -40)),
  ),
  ...product('spindles/er20-2k2w-water', () => spindle(water22), {
    detail: NOSE,
    back: REAR,
    drawing: () => spindleDrawing('ER20 WATER-COOLED SPINDLE 2.2 KW', water22),
  }),
  ...product('spindles/er20-2k2w-air', () => spindle(air22), {
    detail: NOSE,
    drawing: () => spindleDrawing('ER20 AIR-COOLED SPINDLE 2.2 KW', air22),
  }),
  ...product('spindles/er16-1k5w-water', () => spindle(water15), {
    detail: NOSE,
    drawing: () => spindleDrawing('ER16 WATER-COOLED SPINDLE 1.5 KW', water15),
  }),
  ...product('spindles/er11-800w-water', () => spindle(water08), { detail: NOSE }),
  ...product('spindles/er11-500w-dc', () => spindle(dc500)),
  ...product('spindles/er25-3kw-water', () => spindle(water3), {
    detail: NOSE,
    drawing: () => spindleDrawing('ER25 WATER-COOLED SPINDLE 3.0 KW', water3),
  }),
  ...product('spindles/iso20-atc-2k2w', () => spindle(atc), { detail: NOSE }),
  ...product('spindles/trim-router-710w', () => trimRouter(65)),
  ...product('spindles/vfd-2k2w-220v', () => vfd(inverter22), {
    back: { azimuth: 70, elevation: 18 },
    drawing: () => boxDrawing('INVERTER 2.2 KW', { ...inverter22, holes: [104, 164] }),
  }),
  ...product('spindles/vfd-1k5w-110v', () => vfd(inverter15), {
    drawing: () => boxDrawing('INVERTER 1.5 KW', { ...inverter15, holes: [104, 174] }),
  }),
  ...product('spindles/spindle-mount-80', () => spindleMount(80), {
    back: { azimuth: -34, elevation: 30 },
    drawing: () =>
      boxDrawing('SPINDLE MOUNT 80 MM', {
        width: 116,
        height: 112,
        depth: 76,
        inner: [ring(58, 58, 40), ring(58, 58, 54)],
      }),
  }),
  ...product('spindles/coolant-pump-75w', () => pump()),
};
