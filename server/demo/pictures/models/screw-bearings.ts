import { block } from '../render/block.ts';
import { lathe, pipe } from '../render/turned.ts';
import { aluminium, blackAnodised, hole, steel } from '../render/material.ts';
import type { Material } from '../render/material.ts';
import { join, move, turn } from '../render/mesh.ts';
import type { Mesh } from '../render/mesh.ts';
import { boltHole, capScrew, corners, rightSide } from './fasteners.ts';

export function bearingBlock(d: number, fixed: boolean): Mesh {
  const w = d * 3.8;
  const l = fixed ? d * 1.6 : d * 1.25;
  const black: Material = blackAnodised;
  return join(
    block(l, w, d * 1.4, black, { chamfer: 0.6 }),
    move(block(l, d * 2.2, d * 1.1, black, { chamfer: 0.6 }), 0, 0, d * 1.35),
    move(turn(pipe(d * 0.4, d * 0.85, 1.2, steel), 'y', 90), l / 2 - 0.2, 0, d * 1.35),
    move(rightSide(corners(capScrew(d * 0.13), d * 0.78, d * 0.62)), l / 2, 0, d * 1.45),
    move(boltHole(d * 0.2), 0, w * 0.4, d * 1.4),
    move(boltHole(d * 0.2), 0, -w * 0.4, d * 1.4),
  );
}

/** A flexible coupling standing on z = 0. */
export function coupling(radius: number, length: number): Mesh {
  const cut = (z: number, angle: number): Mesh =>
    move(
      turn(move(pipe(radius * 0.96, radius * 1.004, length * 0.018, hole), 0, 0, 0), 'z', angle),
      0,
      0,
      z,
    );
  const screws = [0.16, 0.84].map((at) =>
    move(turn(capScrew(radius * 0.19), 'x', 90), radius * 0.45, -radius * 0.86, length * at),
  );
  return join(
    lathe(
      [
        [radius * 0.32, 0],
        [radius * 0.95, 0],
        [radius, radius * 0.05],
        [radius, length - radius * 0.05],
        [radius * 0.95, length],
        [radius * 0.32, length],
      ],
      aluminium,
    ),
    ...[0.34, 0.42, 0.5, 0.58, 0.66].map((at, i) => cut(length * at, i * 60)),
    ...screws,
    move(
      lathe(
        [
          [radius * 0.34, 0],
          [0, 0],
        ],
        hole,
        40,
      ),
      0,
      0,
      length + 0.03,
    ),
  );
}
