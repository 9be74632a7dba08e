import { lathe, pipe } from '../render/turned.ts';
import { blackPlastic, brass, steel } from '../render/material.ts';
import { around, join, move, turn } from '../render/mesh.ts';
import type { Mesh } from '../render/mesh.ts';
import { boltHole } from './fasteners.ts';

export function flangeNut(d: number): Mesh {
  const r = d * 0.88;
  const flange = d * 1.5;
  const bolts = around(move(boltHole(d * 0.16), d * 1.2, 0, 0), 6, 30);
  return join(
    lathe(
      [
        [d * 0.5, 0],
        [r * 0.98, 0],
        [r, 0.5],
        [r, d * 1.9],
        [d * 0.5, d * 1.9],
      ],
      steel,
    ),
    move(
      lathe(
        [
          [r, 0],
          [flange - 0.6, 0],
          [flange, 0.6],
          [flange, d * 0.6],
          [flange - 0.6, d * 0.62],
          [d * 0.5, d * 0.62],
        ],
        steel,
        80,
      ),
      0,
      0,
      d * 1.9,
    ),
    move(bolts, 0, 0, d * 2.53),
    move(pipe(d * 0.46, d * 0.66, 0.8, blackPlastic), 0, 0, d * 2.5),
    move(turn(bolts, 'x', 180), 0, 0, d * 1.9),
  );
}

export function brassNut(d: number): Mesh {
  const bolts = around(move(boltHole(d * 0.18), d * 1.0, 0, 0), 4, 45);
  return join(
    lathe(
      [
        [d * 0.5, 0],
        [d * 0.62, 0.4],
        [d * 0.64, d * 1.3],
        [d * 1.36, d * 1.3],
        [d * 1.38, d * 1.4],
        [d * 1.38, d * 1.75],
        [d * 1.34, d * 1.8],
        [d * 0.64, d * 1.8],
        [d * 0.64, d * 2.1],
        [d * 0.5, d * 2.1],
      ],
      brass,
    ),
    move(bolts, 0, 0, d * 1.82),
    move(turn(bolts, 'x', 180), 0, 0, d * 1.29),
  );
}
