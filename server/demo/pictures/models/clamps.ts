import { block } from '../render/block.ts';
import { extrude } from '../render/extrude.ts';
import { cylinder } from '../render/turned.ts';
import { blackAnodised, hole, material, orange, steel } from '../render/material.ts';
import type { Material } from '../render/material.ts';
import { join, move, turn } from '../render/mesh.ts';
import type { Mesh } from '../render/mesh.ts';
import type { Vec2 } from '@spindle/sdk/demo/pictures/vector';

/** A slotted strap clamp with its bolt and star knob, standing on z = 0. */
export function holdDown(length: number, finish: Material = blackAnodised): Mesh {
  const strap: Vec2[] = [
    [-length * 0.5, 16],
    [-length * 0.5, 8],
    [-length * 0.4, 3],
    [-length * 0.36, 0],
    [-length * 0.28, 0],
    [-length * 0.22, 6],
    [length * 0.34, 9],
    [length * 0.42, 2],
    [length * 0.5, 2],
    [length * 0.5, 12],
    [length * 0.36, 18],
    [-length * 0.3, 17],
  ];
  const arm = move(turn(extrude(strap, 24, finish, 0.8), 'x', 90), 0, 12, 0);
  const lobes = Array.from({ length: 5 }, (_, i) =>
    turn(move(cylinder(7, 13, material('#1d1f21', 0, 0.4), { chamfer: 2 }), 11, 0, 0), 'z', i * 72),
  );
  const knob = join(
    cylinder(13, 13, material('#1d1f21', 0, 0.4), { chamfer: 2 }),
    ...lobes,
    move(cylinder(6, 1, orange), 0, 0, 13),
  );
  return turn(
    join(
      arm,
      move(
        block(length * 0.46, 8.4, 0.3, hole, { radius: 4.1, chamfer: 0.02 }),
        -length * 0.02,
        0,
        17.3,
      ),
      move(cylinder(3.9, 46, steel), 0, 0, -6),
      move(cylinder(9, 1.8, steel), 0, 0, 17.4),
      move(knob, 0, 0, 22),
    ),
    'z',
    70,
  );
}

export function holdDownSet(count: number, finish?: Material): Mesh {
  return turn(
    join(
      ...Array.from({ length: count }, (_, i) =>
        move(holdDown(110, finish), i * 64, (i % 2) * 24, 6),
      ),
    ),
    'z',
    -4,
  );
}
