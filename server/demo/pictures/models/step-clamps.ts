import { block } from '../render/block.ts';
import { extrude } from '../render/extrude.ts';
import { cylinder, lathe } from '../render/turned.ts';
import { blackAnodised, hole, steel } from '../render/material.ts';
import { join, move, turn } from '../render/mesh.ts';
import type { Mesh } from '../render/mesh.ts';
import type { Vec2 } from '@spindle/sdk/demo/pictures/vector';
import { boltHole, hexNut } from './fasteners.ts';

/** Step blocks, strap clamps, studs, T-nuts and flange nuts, set out in rows. */
export function stepClampSet(): Mesh {
  const step = (high: number): Mesh => {
    const teeth = Math.floor(high / 5);
    const outline: Vec2[] = [
      [0, 0],
      [high * 0.9, 0],
    ];
    for (let i = 0; i < teeth; i++) {
      const x = high * 0.9 * (1 - i / teeth);
      outline.push([x, 5 * (i + 1)], [x - (high * 0.9) / teeth, 5 * (i + 1) - 1]);
    }
    return turn(extrude(outline, 24, blackAnodised, 0.4), 'x', 90);
  };
  const strap = join(
    move(block(100, 24, 15, blackAnodised, { chamfer: 1 }), 0, 0, 0),
    move(block(52, 9, 0.2, hole, { radius: 4.4, chamfer: 0.02 }), 4, 0, 15),
    move(block(10, 24, 4, blackAnodised), 52, 0, 0),
  );
  const stud = (length: number): Mesh => cylinder(5, length, steel, { chamfer: 1, segments: 24 });
  const tNut = join(
    block(22, 22, 6, blackAnodised),
    move(block(13, 22, 6, blackAnodised), 0, 0, 6),
    move(boltHole(5), 0, 0, 12),
  );
  const nut = join(
    lathe(
      [
        [0, 0],
        [12, 0],
        [12, 3],
        [9, 4],
        [0, 4],
      ],
      steel,
    ),
    move(hexNut(17, 12), 0, 0, 4),
  );
  return turn(
    join(
      ...[30, 45, 60].map((h, i) => move(step(h), -120 + i * 62, 60, 0)),
      ...[0, 1, 2].map((i) => move(turn(strap, 'z', 0), -75 + i * 4, -8 - i * 34, 0)),
      ...[120, 100, 80, 60, 45].map((l, i) => move(stud(l), 66 + i * 19, 46, 0)),
      ...[0, 1, 2, 3].map((i) => move(tNut, 20 + i * 32, 2, 0)),
      ...[0, 1, 2, 3].map((i) => move(nut, 20 + i * 32, -34, 0)),
      ...[0, 1, 2, 3].map((i) => move(hexNut(17, 24), 20 + i * 32, -68, 0)),
    ),
    'z',
    0,
  );
}
