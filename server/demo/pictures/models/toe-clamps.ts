import { block } from '../render/block.ts';
import { cylinder } from '../render/turned.ts';
import { groundSteel, hole } from '../render/material.ts';
import { join, move, repeat, turn } from '../render/mesh.ts';
import type { Mesh } from '../render/mesh.ts';
import { capScrew } from './fasteners.ts';
import { anodisedRed, ground } from './holding-finishes.ts';

/** Eccentric side clamps on a plate. */
export function toeClamps(count: number): Mesh {
  const one = join(
    block(34, 22, 14, ground, { chamfer: 0.6 }),
    move(cylinder(10, 10, anodisedRed), -4, 0, 12),
    move(capScrew(5), -2, 0, 21),
    move(block(6, 26, 12, groundSteel), 19, 0, 0),
    move(repeat(block(0.4, 26, 0.5, hole, { chamfer: 0 }), 4, [0, 0, 2.6]), 22.1, 0, 2),
  );
  return turn(repeat(one, count, [16, 46, 0]), 'z', -28);
}
