import { boards, drives, supplies } from '../measures/controllers.ts';
import { cutters } from '../measures/cutters.ts';
import { screws } from '../measures/linear-motion.ts';
import { servos, steppers } from '../measures/motors.ts';
import { inverters, spindles } from '../measures/spindles.ts';
import { boxDrawing } from './box-drawing.ts';
import { cutterDrawing } from './cutter-drawing.ts';
import { motorDrawing } from './motor-drawing.ts';
import { railDrawing } from './rail-drawing.ts';
import { screwDrawing } from './screw-drawing.ts';
import { box, ring } from './sheet.ts';
import { spindleDrawing } from './spindle-drawing.ts';

/** Hole spacing, pilot and shaft's reach of the frame sizes. */
const frames: Record<number, { holes: number; pilot: number; reach: number }> = {
  42: { holes: 31, pilot: 22, reach: 24 },
  57: { holes: 47.1, pilot: 38.1, reach: 24 },
  86: { holes: 69.6, pilot: 73, reach: 37 },
  60: { holes: 49.5, pilot: 50, reach: 30 },
  80: { holes: 63.6, pilot: 70, reach: 40 },
};

function motor(title: string, shape: { flange: number; length: number; shaft: number }): string {
  const frame = frames[shape.flange] ?? { holes: 26, pilot: 22, reach: 20 };
  return motorDrawing(title, { ...shape, ...frame });
}

const closedLoop = { ...steppers['nema23-closed-loop-2n2'], length: 98 };
const rail = (size: number, length: number, height: number, carriage: number) => ({
  size,
  length,
  pitch: size === 12 ? 25 : 60,
  height,
  carriage,
});
const board = ({ width, depth }: { width: number; depth: number }, high: number) => ({
  width,
  height: depth,
  depth: high,
  holes: [width - 8, depth - 8] as const,
});
const drive = ({ width, height }: { width: number; height: number }, depth: number) => ({
  width,
  height,
  depth,
});
const tTrack = [
  [6.3, 12.5],
  [6.3, 9.6],
  [2.9, 9.6],
  [2.9, 3.4],
  [16.1, 3.4],
  [16.1, 9.6],
  [12.7, 9.6],
  [12.7, 12.5],
] as const;

/** The dimensioned drawings of the catalogue as SVG, by what stands between `catalog/` and `-drawing.webp`. */
export const drawings: Readonly<Record<string, () => string>> = {
  'spindles/er20-2k2w-water': () =>
    spindleDrawing('ER20 WATER-COOLED SPINDLE 2.2 KW', spindles.water22),
  'spindles/er20-2k2w-air': () => spindleDrawing('ER20 AIR-COOLED SPINDLE 2.2 KW', spindles.air22),
  'spindles/er16-1k5w-water': () =>
    spindleDrawing('ER16 WATER-COOLED SPINDLE 1.5 KW', spindles.water15),
  'spindles/er25-3kw-water': () =>
    spindleDrawing('ER25 WATER-COOLED SPINDLE 3.0 KW', spindles.water3),
  'spindles/vfd-2k2w-220v': () =>
    boxDrawing('INVERTER 2.2 KW', { ...inverters.inverter22, holes: [104, 164] }),
  'spindles/vfd-1k5w-110v': () =>
    boxDrawing('INVERTER 1.5 KW', { ...inverters.inverter15, holes: [104, 174] }),
  'spindles/spindle-mount-80': () =>
    boxDrawing('SPINDLE MOUNT 80 MM', {
      width: 116,
      height: 112,
      depth: 76,
      inner: [ring(58, 58, 40), ring(58, 58, 54)],
    }),
  'motors/nema17-59ncm': () => motor('NEMA 17 STEPPER 0.59 NM', steppers['nema17-59ncm']),
  'motors/nema17-84ncm': () => motor('NEMA 17 STEPPER 0.84 NM', steppers['nema17-84ncm']),
  'motors/nema23-1n9': () => motor('NEMA 23 STEPPER 1.9 NM', steppers['nema23-1n9']),
  'motors/nema23-3n0': () => motor('NEMA 23 STEPPER 3.0 NM', steppers['nema23-3n0']),
  'motors/nema23-closed-loop-2n2': () => motor('NEMA 23 CLOSED LOOP 2.2 NM', closedLoop),
  'motors/nema34-8n5': () => motor('NEMA 34 STEPPER 8.5 NM', steppers['nema34-8n5']),
  'motors/servo-400w': () => motor('AC SERVO 400 W', servos['servo-400w']),
  'motors/servo-750w': () => motor('AC SERVO 750 W', servos['servo-750w']),
  'linear-motion/hgr15-500-pair': () => railDrawing('HGR15 500 MM', rail(15, 500, 28, 34)),
  'linear-motion/hgr20-600-pair': () => railDrawing('HGR20 600 MM', rail(20, 600, 30, 44)),
  'linear-motion/hgr20-1000-pair': () => railDrawing('HGR20 1000 MM', rail(20, 1000, 30, 44)),
  'linear-motion/mgn12-300': () => railDrawing('MGN12 300 MM', rail(12, 300, 13, 27)),
  'linear-motion/sfu1605-350': () =>
    screwDrawing('BALL SCREW SFU1605 350 MM', screws['sfu1605-350']),
  'linear-motion/sfu1605-600-kit': () =>
    screwDrawing('BALL SCREW SFU1605 600 MM', screws['sfu1605-600-kit']),
  'linear-motion/sfu1610-600-kit': () =>
    screwDrawing('BALL SCREW SFU1610 600 MM', screws['sfu1610-600-kit']),
  'controllers/grbl-4-axis': () =>
    boxDrawing('GRBL CONTROLLER 4 AXES', board(boards['grbl-4-axis'], 32)),
  'controllers/fluid-6-axis': () =>
    boxDrawing('FLUIDNC CONTROLLER 6 AXES', board(boards['fluid-6-axis'], 26)),
  'controllers/drive-dm542': () =>
    boxDrawing('STEPPER DRIVE DM542', drive(drives['drive-dm542'], 34)),
  'controllers/drive-dm860': () =>
    boxDrawing('STEPPER DRIVE DM860', drive(drives['drive-dm860'], 53)),
  'controllers/psu-48v-400w': () => {
    const { width, depth: height, height: depth } = supplies['psu-48v-400w'];
    return boxDrawing('POWER SUPPLY 48 V 400 W', { width, height, depth, holes: [150, 50] });
  },
  'tooling/em-1f-3175-acrylic': () =>
    cutterDrawing('SINGLE FLUTE 3.175 MM', cutters['em-1f-3175-acrylic']),
  'tooling/em-2f-6mm-upcut': () =>
    cutterDrawing('END MILL 6 MM TWO FLUTES', cutters['em-2f-6mm-upcut']),
  'tooling/em-3f-6mm-dlc': () =>
    cutterDrawing('END MILL 6 MM THREE FLUTES DLC', cutters['em-3f-6mm-dlc']),
  'tooling/ball-6mm-2f': () => cutterDrawing('BALL NOSE 6 MM R3', cutters['ball-6mm-2f']),
  'tooling/vbit-60': () => cutterDrawing('V-BIT 60°', cutters['vbit-60']),
  'work-holding/vise-75': () =>
    boxDrawing('PRECISION VISE 75 MM', {
      width: 192,
      height: 63,
      depth: 75,
      inner: [box(8, 31, 30, 32), box(88, 31, 38, 32)],
    }),
  'work-holding/vise-50': () =>
    boxDrawing('PRECISION VISE 50 MM', {
      width: 140,
      height: 42,
      depth: 50,
      inner: [box(6, 21, 20, 21), box(70, 21, 25, 21)],
    }),
  'work-holding/t-track-600-kit': () =>
    boxDrawing('T-TRACK 19 × 12.5', { width: 19, height: 12.5, depth: 30, inner: [[...tTrack]] }),
  'work-holding/fixture-plate-300': () =>
    boxDrawing('FIXTURE PLATE M8 GRID 25', { width: 300, height: 200, depth: 18, grid: 25 }),
};
