import { block } from '../render/block.ts';
import { cable } from '../render/cable.ts';
import { cylinder, lathe, pipe } from '../render/turned.ts';
import {
  aluminium,
  blackPlastic,
  darkSteel,
  hole,
  material,
  orange,
  rubber,
} from '../render/material.ts';
import { around, join, move, turn } from '../render/mesh.ts';
import type { Mesh } from '../render/mesh.ts';
import { nutOnly } from './collets.ts';

/** A handheld trim router's motor, as small machines carry it. */
export function trimRouter(bore: number): Mesh {
  const r = bore / 2;
  const vents = around(move(block(3, 2, 15, hole, { radius: 1 }), 0, -r * 0.93 + 0.6, 0), 22);
  const body = join(
    nutOnly(13),
    move(cylinder(6, 14, darkSteel), 0, 0, 10),
    move(
      lathe(
        [
          [0, 0],
          [r * 0.6, 0],
          [r * 0.94, 6],
          [r, 7],
          [r, 82],
          [r * 0.98, 83],
          [0, 83],
        ],
        aluminium,
        90,
      ),
      0,
      0,
      22,
    ),
    move(
      lathe(
        [
          [0, 0],
          [r * 1.03, 0],
          [r * 1.05, 3],
          [r * 1.05, 62],
          [r * 0.98, 86],
          [r * 0.9, 94],
          [r * 0.8, 98],
          [0, 99],
        ],
        material('#24525b', 0, 0.45),
        90,
      ),
      0,
      0,
      105,
    ),
    move(pipe(r * 1.04, r * 1.075, 7, orange), 0, 0, 112),
    move(vents, 0, 0, 182),
    move(
      cable(
        [
          [0, 0, 0],
          [0, 2, 18],
          [4, -16, 44],
          [-6, -20, 70],
          [-10, 4, 90],
        ],
        4,
        rubber,
      ),
      0,
      0,
      202,
    ),
    move(turn(block(10, 5, 24, blackPlastic, { radius: 2 }), 'z', 75), r * 0.99, 8, 138),
  );
  return turn(turn(body, 'x', -90), 'z', -35);
}
