import { cable } from '../render/cable.ts';
import { cylinder, lathe, pipe } from '../render/turned.ts';
import {
  aluminium,
  blackAnodised,
  carbide,
  groundSteel,
  material,
  orange,
  rubber,
  steel,
} from '../render/material.ts';
import { around, join, move, turn } from '../render/mesh.ts';
import type { Mesh } from '../render/mesh.ts';
import { boltHole } from './fasteners.ts';

/** A 3D touch probe with ruby ball. */
export function touchProbe(): Mesh {
  const ruby = material('#b5122b', 0, 0.1);
  const ball = lathe(
    Array.from({ length: 17 }, (_, i) => {
      const a = (i / 16) * Math.PI - Math.PI / 2;
      return [2.4 * Math.cos(a), 2.4 * Math.sin(a)] as const;
    }),
    ruby,
    40,
  );
  const upright = join(
    move(ball, 0, 0, 2.4),
    move(
      lathe(
        [
          [0, 0],
          [0.9, 0],
          [0.9, 30],
          [1.8, 34],
          [1.8, 40],
          [0, 40],
        ],
        carbide,
        32,
      ),
      0,
      0,
      4.4,
    ),
    move(
      lathe(
        [
          [0, 0],
          [6, 0],
          [11, 4],
          [17, 8],
          [19, 10],
          [19, 34],
          [18.4, 34.6],
          [18.4, 36],
          [19, 36.6],
          [19, 52],
          [17.5, 53.5],
          [8, 55],
          [0, 55],
        ],
        blackAnodised,
        90,
      ),
      0,
      0,
      43,
    ),
    move(pipe(19, 19.25, 3, orange), 0, 0, 70),
    move(
      lathe(
        [
          [0, 0],
          [5, 0],
          [5, 36],
          [4.4, 36.8],
          [0, 36.8],
        ],
        groundSteel,
      ),
      0,
      0,
      98,
    ),
    cable(
      [
        [17, 4, 88],
        [30, 8, 92],
        [44, 14, 76],
        [50, 22, 40],
        [44, 30, 12],
        [60, 48, 6],
      ],
      1.9,
      rubber,
    ),
    move(turn(cylinder(3.6, 8, steel), 'y', 90), 17, 4, 87),
  );
  return upright;
}

/** A tool-length setter: a spring-loaded button in a heavy base. */
export function toolSetter(): Mesh {
  return join(
    lathe(
      [
        [0, 0],
        [29, 0],
        [30, 1],
        [30, 12],
        [29, 13],
        [24, 14],
        [23, 15],
        [23, 42],
        [21, 45],
        [12, 46],
        [0, 46],
      ],
      aluminium,
      96,
    ),
    move(pipe(23, 23.2, 4, orange), 0, 0, 34),
    move(
      lathe(
        [
          [0, 0],
          [9, 0],
          [9, 6],
          [8.2, 7],
          [0, 7],
        ],
        groundSteel,
      ),
      0,
      0,
      46,
    ),
    around(move(boltHole(2), 26.5, 0, 13.05), 4, 45),
    cable(
      [
        [20, 12, 8],
        [36, 22, 6],
        [60, 30, 3],
        [78, 16, 3],
        [96, 26, 3],
      ],
      2.2,
      rubber,
    ),
  );
}
