import { lathe } from '../render/turned.ts';
import { carbide, groundSteel, steel } from '../render/material.ts';
import { join, move } from '../render/mesh.ts';
import type { Mesh } from '../render/mesh.ts';

/** A tapered tool holder of the automatic changer, taper up, with its cutter below. */
export function toolHolder(cutterRadius: number): Mesh {
  return join(
    lathe(
      [
        [0, 0],
        [cutterRadius, 0],
        [cutterRadius, 26],
        [0, 26],
      ],
      carbide,
      40,
    ),
    move(
      lathe(
        [
          [0, 0],
          [10.5, 0],
          [11.5, 1.5],
          [11.5, 13],
          [10, 15],
          [12, 18],
          [12, 21],
          [17, 22],
          [17, 26],
          [14.6, 27.5],
          [14.6, 30],
          [17, 31.5],
          [17, 35],
          [12, 36],
        ],
        steel,
        64,
      ),
      0,
      0,
      24,
    ),
    move(
      lathe(
        [
          [11.6, 0],
          [6.6, 30],
          [5.6, 31],
          [3.4, 31],
          [3.2, 36],
          [4.6, 37],
          [4.6, 39],
          [3, 41],
          [0, 41],
        ],
        groundSteel,
        64,
      ),
      0,
      0,
      60,
    ),
  );
}
