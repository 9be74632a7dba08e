import { extrude } from '../render/extrude.ts';
import { flat } from '../render/flat.ts';
import { polygon } from '../render/outlines.ts';
import { cylinder, lathe } from '../render/turned.ts';
import { blackAnodised, hole, steel } from '../render/material.ts';
import type { Material } from '../render/material.ts';
import { join, move, turn } from '../render/mesh.ts';
import type { Mesh } from '../render/mesh.ts';

/** A socket head cap screw's head on z = 0. */
export function capScrew(radius: number, finish: Material = blackAnodised): Mesh {
  const height = radius * 1.1;
  return join(
    cylinder(radius, height, finish, { chamfer: radius * 0.12, segments: 32 }),
    move(flat(polygon(6, radius * 0.55), 0, hole), 0, 0, height + 0.03),
  );
}

/** The mouth of a hole in a face at z = 0: a bright countersink and darkness. */
export function boltHole(radius: number, rim: Material = steel): Mesh {
  const sink = lathe(
    [
      [radius * 1.18, 0.02],
      [radius, 0.04],
    ],
    rim,
    32,
  );
  return join(sink, flat(polygon(32, radius), 0.05, hole));
}

export function hexNut(across: number, height: number, finish: Material = steel): Mesh {
  return join(
    extrude(polygon(6, across * 0.577), height, finish, across * 0.05),
    move(boltHole(across * 0.3, finish), 0, 0, height),
  );
}

/** A shape drawn flat, turned up to face the front: x stays right, y becomes up. */
export function front(mesh: Mesh): Mesh {
  return turn(mesh, 'x', 90);
}

/** A shape drawn flat, turned up to face the right: x becomes away, y becomes up. */
export function rightSide(mesh: Mesh): Mesh {
  return turn(front(mesh), 'z', 90);
}

/** Four copies at the corners of a square. */
export function corners(mesh: Mesh, x: number, y: number): Mesh {
  return join(
    move(mesh, x, y, 0),
    move(mesh, -x, y, 0),
    move(mesh, x, -y, 0),
    move(mesh, -x, -y, 0),
  );
}
