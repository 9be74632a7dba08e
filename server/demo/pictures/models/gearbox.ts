import { block } from '../render/block.ts';
import { extrude } from '../render/extrude.ts';
import { cylinder, lathe } from '../render/turned.ts';
import { aluminium, blackAnodised, steel } from '../render/material.ts';
import type { Material } from '../render/material.ts';
import { join, move, turn } from '../render/mesh.ts';
import type { Mesh } from '../render/mesh.ts';
import { boltHole, corners, rightSide } from './fasteners.ts';
import { label } from './label.ts';
import { chamferedSquare } from './chamfered-square.ts';

/** A planetary gearbox with its output shaft towards the left. */
export function gearbox(flange: number, finish: Material = blackAnodised): Mesh {
  const f = flange;
  const upright = join(
    extrude(chamferedSquare(f, f * 0.1), 14, aluminium, 0.8),
    move(cylinder(f * 0.49, f * 0.9, finish, { chamfer: 1 }), 0, 0, 14),
    move(
      lathe(
        [
          [f * 0.494, 0],
          [f * 0.494, 2],
        ],
        steel,
        90,
      ),
      0,
      0,
      14 + f * 0.3,
    ),
    move(extrude(chamferedSquare(f, f * 0.1), 9, aluminium, 0.8), 0, 0, 14 + f * 0.9),
    move(corners(boltHole(f * 0.05), f * 0.37, f * 0.37), 0, 0, 23 + f * 0.9),
    move(
      lathe(
        [
          [f * 0.34, 0],
          [f * 0.34, 4],
          [f * 0.33, 4.6],
          [f * 0.15, 4.6],
          [f * 0.14, 3],
          [0, 3],
        ],
        aluminium,
      ),
      0,
      0,
      23 + f * 0.9,
    ),
    move(cylinder(f * 0.125, f * 0.55, steel), 0, 0, 25 + f * 0.9),
    move(block(f * 0.07, 2, f * 0.3, steel), 0, -f * 0.12, 25 + f * 1.02),
    move(rightSide(turn(label(['10:1'], f * 0.1), 'z', -90)), f * 0.5, 0, 14 + f * 0.5),
  );
  return turn(turn(move(upright, 0, -f / 2, 0), 'x', 90), 'z', -35);
}
