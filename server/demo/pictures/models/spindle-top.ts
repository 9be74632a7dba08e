import { block } from '../render/block.ts';
import { extrude } from '../render/extrude.ts';
import { polygon } from '../render/outlines.ts';
import { cable } from '../render/cable.ts';
import { cylinder, lathe, pipe } from '../render/turned.ts';
import { aluminium, blackPlastic, brass, darkSteel, hole, rubber } from '../render/material.ts';
import { around, join, move } from '../render/mesh.ts';
import type { Mesh } from '../render/mesh.ts';

export function fitting(radius: number): Mesh {
  const s = radius / 40;
  return join(
    extrude(polygon(6, 8.2 * s), 7 * s, brass, 0.6),
    move(
      lathe(
        [
          [0, 0],
          [5 * s, 0],
          [5 * s, 3 * s],
          [6 * s, 4 * s],
          [4.6 * s, 9 * s],
          [6 * s, 10 * s],
          [4.6 * s, 15 * s],
          [3 * s, 16 * s],
          [3 * s, 8 * s],
        ],
        brass,
        40,
      ),
      0,
      0,
      7 * s,
    ),
  );
}

export function plug(radius: number): Mesh {
  const s = radius / 40;
  return join(
    cylinder(12.5 * s, 9 * s, aluminium),
    move(cylinder(11 * s, 15 * s, blackPlastic), 0, 0, 9 * s),
    move(around(move(block(1.4 * s, 1 * s, 12 * s, rubber), 0, -11.1 * s, 0), 22), 0, 0, 10.5 * s),
    cable(
      [
        [0, 0, 22 * s],
        [0, 0, 32 * s],
        [0, -8 * s, 44 * s],
        [4 * s, -20 * s, 62 * s],
        [-8 * s, -14 * s, 88 * s],
        [-14 * s, 6 * s, 100 * s],
      ],
      4.4 * s,
      rubber,
    ),
  );
}

export function fanCover(radius: number): Mesh {
  const vents = around(move(block(3.2, 3, radius * 0.3, hole), 0, -radius + 1.1, radius * 0.1), 26);
  return join(
    lathe(
      [
        [0, 0],
        [radius - 1, 0],
        [radius - 0.4, 1],
        [radius - 0.4, radius * 0.42],
        [radius - 5, radius * 0.52],
        [0, radius * 0.52],
      ],
      blackPlastic,
      96,
    ),
    vents,
    move(pipe(radius * 0.5, radius * 0.56, 1.4, darkSteel), 0, 0, radius * 0.51),
  );
}
