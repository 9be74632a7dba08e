import { block } from '../render/block.ts';
import { cable } from '../render/cable.ts';
import { cylinder, lathe } from '../render/turned.ts';
import { blackPlastic, hole, material, rubber } from '../render/material.ts';
import { join, move, repeat, turn } from '../render/mesh.ts';
import type { Mesh } from '../render/mesh.ts';
import { corners, front, rightSide } from './fasteners.ts';
import { label } from './label.ts';

/** A submersible coolant pump. */
export function pump(): Mesh {
  const shell = material('#1d2226', 0, 0.4);
  const grille = move(
    repeat(rightSide(block(2.4, 34, 0.4, hole, { chamfer: 0 })), 9, [0, 6, 0]),
    40.1,
    -24,
    34,
  );
  return turn(
    join(
      block(80, 66, 70, shell, { radius: 8, chamfer: 2 }),
      grille,
      move(front(label(['75 W', '3200 L/H 3.5 M'], 5.4)), -4, -33.1, 38),
      move(cylinder(14, 12, shell), 16, 0, 70),
      move(
        lathe(
          [
            [0, 0],
            [9, 0],
            [9, 5],
            [10, 7],
            [8, 13],
            [10, 15],
            [8, 21],
            [10, 23],
            [7, 30],
            [5, 30],
            [5, 4],
          ],
          blackPlastic,
        ),
        16,
        0,
        80,
      ),
      move(corners(cylinder(6, 5, rubber), 30, 24), 0, 0, -4),
      cable(
        [
          [-30, 0, 68],
          [-34, 2, 92],
          [-52, 10, 104],
          [-76, 22, 70],
          [-84, 34, 10],
          [-104, 30, -1],
        ],
        3.4,
        rubber,
      ),
    ),
    'z',
    -10,
  );
}
