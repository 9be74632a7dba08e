import { block } from '../render/block.ts';
import { extrude } from '../render/extrude.ts';
import { cable } from '../render/cable.ts';
import { cylinder, lathe } from '../render/turned.ts';
import {
  aluminium,
  blackAnodised,
  blackPlastic,
  castAluminium,
  lightPlastic,
  material,
  steel,
} from '../render/material.ts';
import type { Material } from '../render/material.ts';
import { join, move, turn } from '../render/mesh.ts';
import type { Mesh } from '../render/mesh.ts';
import type { Vec3 } from '@spindle/sdk/demo/pictures/vector';
import { chamferedSquare } from './chamfered-square.ts';
import { boltHole, corners, rightSide } from './fasteners.ts';
import { label } from './label.ts';

export interface StepperShape {
  /** Flange in millimetres: 35, 42, 57 or 86 (NEMA 14, 17, 23, 34). */
  flange: number;
  length: number;
  shaft: number;
  label: readonly string[];
  /** An encoder housing at the back, as closed-loop motors have. */
  encoder?: boolean;
}

const lamination = material('#3b3d40', 0.7, 0.4, { direction: [0, 0, 1], amount: 0.35 });

const wires: readonly Material[] = [
  material('#b3261e', 0, 0.5),
  material('#1d62b8', 0, 0.5),
  material('#2b8a4b', 0, 0.5),
  blackPlastic,
];

/** A stepper motor lying on a side, the shaft towards the viewer's left. */
export function stepper(shape: StepperShape): Mesh {
  return turn(turn(move(upright(shape), 0, -shape.flange / 2, 0), 'x', 90), 'z', -35);
}

/** Shaft up, standing on its back; the side at -y is the one it lies on, +x faces the viewer. */
function upright({ flange: f, length, shaft, label: lines, encoder }: StepperShape): Mesh {
  const cap = Math.min(9, length * 0.18);
  const chamfered = chamferedSquare(f, f * 0.1);
  const back = encoder ? f * 0.42 : 0;
  const front = back + length;
  const parts = [
    move(extrude(chamfered, cap, castAluminium, 0.5), 0, 0, back),
    move(
      extrude(chamferedSquare(f - 1.2, f * 0.14), length - 2 * cap, lamination, 0.1),
      0,
      0,
      back + cap,
    ),
    move(extrude(chamfered, cap, aluminium, 0.6), 0, 0, front - cap),
    move(
      lathe(
        [
          [f * 0.36, 0],
          [f * 0.36, 1.6],
          [f * 0.35, 2],
          [f * 0.2, 2],
          [f * 0.19, 0.6],
          [0, 0.6],
        ],
        aluminium,
      ),
      0,
      0,
      front,
    ),
    move(
      lathe(
        [
          [f * 0.18, 0],
          [f * 0.18, 1.2],
          [shaft * 0.5, 1.2],
        ],
        steel,
      ),
      0,
      0,
      front,
    ),
    move(corners(boltHole(f * 0.05), f * 0.37, f * 0.37), 0, 0, front),
    move(keyedShaft(shaft, f * 0.46), 0, 0, front),
    move(rightSide(turn(label(lines, f * 0.072), 'z', -90)), f / 2 - 0.55, 0, back + length * 0.5),
    lead(f, back, cap / f + 0.02, encoder === true),
  ];
  if (encoder) {
    parts.push(extrude(chamferedSquare(f * 0.96, f * 0.12), back, blackAnodised, 1.2));
    parts.push(
      move(block(f * 0.34, f * 0.3, f * 0.22, blackPlastic), -f * 0.1, f * 0.6, back * 0.25),
    );
  }
  return join(...parts);
}

function keyedShaft(diameter: number, length: number): Mesh {
  const r = diameter / 2;
  const flat = Array.from({ length: 41 }, (_, i) => {
    const angle = -0.62 + (i / 40) * (2 * Math.PI - 1.24) + 1.24;
    return [r * Math.cos(angle), r * Math.sin(angle)] as const;
  });
  return join(
    cylinder(r, length * 0.3, steel),
    move(extrude(flat, length * 0.7, steel, r * 0.12), 0, 0, length * 0.3),
  );
}

/** Plug and wires: hanging down behind the motor, or to the side where an encoder is in the way. */
function lead(f: number, back: number, low: number, aside: boolean): Mesh {
  const z = back + f * low;
  const plug = move(block(f * 0.36, f * 0.16, f * 0.12, lightPlastic), 0, f * 0.54, z);
  const strands = wires.map((finish, i) => {
    const x = (i - 1.5) * f * 0.06;
    const behind: Vec3[] = [
      [x, f * 0.56, z + 2],
      [x * 1.1, f * 0.6, z - f * 0.2],
      [x * 1.3, f * 0.42, z - f * 0.5],
      [x * 1.2 + f * 0.1, f * 0.2, z - f * 0.66],
      [x + f * 0.3, f * 0.02, z - f * 0.6 - i * 2],
    ];
    const beside: Vec3[] = [
      [x, f * 0.56, z + 2],
      [x - f * 0.1, f * 0.66, z - f * 0.14],
      [x - f * 0.4, f * 0.64, z - f * 0.2],
      [x - f * 0.7, f * 0.3, z - f * 0.1],
      [x - f * 0.86, f * 0.02, z - f * 0.2 - i * 2],
    ];
    return cable(aside ? beside : behind, f * 0.018, finish);
  });
  return join(plug, ...strands);
}
