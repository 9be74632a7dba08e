import { extrude } from '../render/extrude.ts';
import { cable } from '../render/cable.ts';
import { cylinder, lathe } from '../render/turned.ts';
import { orange, rubber, steel } from '../render/material.ts';
import { join, move, repeat, turn } from '../render/mesh.ts';
import type { Mesh } from '../render/mesh.ts';

/** Inductive limit switches with their nuts and cables. */
export function proximitySwitches(count: number): Mesh {
  const one = join(
    move(cylinder(6, 3, orange, { chamfer: 0.6 }), 0, 0, 52),
    ...Array.from({ length: 26 }, (_, i) =>
      move(
        lathe(
          [
            [5.6, 0],
            [6, 0.7],
            [5.6, 1.4],
          ],
          steel,
          40,
        ),
        0,
        0,
        15 + i * 1.4,
      ),
    ),
    cylinder(5.7, 16, steel),
    move(
      extrude(
        Array.from(
          { length: 6 },
          (_, i) => [9.6 * Math.cos((i * Math.PI) / 3), 9.6 * Math.sin((i * Math.PI) / 3)] as const,
        ),
        4,
        steel,
        0.5,
      ),
      0,
      0,
      22,
    ),
    move(
      extrude(
        Array.from(
          { length: 6 },
          (_, i) =>
            [
              9.6 * Math.cos((i * Math.PI) / 3 + 0.3),
              9.6 * Math.sin((i * Math.PI) / 3 + 0.3),
            ] as const,
        ),
        4,
        steel,
        0.5,
      ),
      0,
      0,
      31,
    ),
    cable(
      [
        [0, 0, 1],
        [0, 0, -14],
        [4, 0, -30],
        [20, 2, -44],
        [30, 4, -30],
      ],
      1.8,
      rubber,
    ),
  );
  const lying = turn(turn(move(one, 0, 0, 0), 'x', 90), 'z', -30);
  return repeat(lying, count, [34, 10, 0]);
}
