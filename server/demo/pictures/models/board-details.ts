import { seededRandom } from '@spindle/sdk/demo/seeded-random';
import { block } from '../render/block.ts';
import { cylinder } from '../render/turned.ts';
import { blackPlastic, copper, material, steel } from '../render/material.ts';
import type { Material } from '../render/material.ts';
import { join, move, turn } from '../render/mesh.ts';
import type { Mesh } from '../render/mesh.ts';

/** Resistors and capacitors, scattered but in rows, as a placement machine leaves them. */
export function small(w: number, d: number): Mesh {
  const random = seededRandom(7);
  const resistor = join(
    block(2, 1.1, 0.6, blackPlastic),
    move(block(0.4, 1.14, 0.64, steel), 0.85, 0, 0),
    move(block(0.4, 1.14, 0.64, steel), -0.85, 0, 0),
  );
  const ceramic = join(
    block(2, 1.2, 1.1, material('#b79a6b', 0, 0.5)),
    move(block(0.45, 1.24, 1.14, steel), 0.85, 0, 0),
    move(block(0.45, 1.24, 1.14, steel), -0.85, 0, 0),
  );
  const places = Array.from({ length: 46 }, () => {
    const x = Math.round(random() * 22) / 22 - 0.5;
    const y = random() < 0.5 ? -0.24 - random() * 0.06 : 0.16 + Math.round(random() * 2) * 0.035;
    return move(
      turn(random() < 0.6 ? resistor : ceramic, 'z', random() < 0.4 ? 90 : 0),
      x * w * 0.9,
      y * d,
      0,
    );
  });
  return join(...places);
}

export function traces(w: number, d: number, finish: Material): Mesh {
  const random = seededRandom(21);
  const lines = Array.from({ length: 70 }, () => {
    const long = random() < 0.6;
    const length = (0.06 + random() * 0.25) * (long ? w : d);
    const line = long
      ? block(length, 0.5, 0.02, finish, { chamfer: 0 })
      : block(0.5, length, 0.02, finish, { chamfer: 0 });
    const via = cylinder(0.6, 0.03, copper, { chamfer: 0, segments: 12 });
    const x = (random() - 0.5) * w * 0.7;
    const y = (random() - 0.5) * d * 0.7;
    return move(join(line, move(via, long ? length / 2 : 0, long ? 0 : length / 2, 0)), x, y, 0);
  });
  return join(...lines);
}
