import { block } from '../render/block.ts';
import { material } from '../render/material.ts';
import { join, move, turn } from '../render/mesh.ts';
import type { Mesh } from '../render/mesh.ts';
import { roll } from './paper.ts';

/** Rolled drawings standing in a crate: more of them for larger collections. */
export function rollCrate(rolls: number): Mesh {
  const wood = material('#c19a66', 0, 0.65);
  const board = (w: number, d: number): Mesh => block(w, d, 46, wood, { chamfer: 1 });
  const crate = [0, 56, 112].flatMap((z) => [
    move(board(300, 10), 0, -105, z + 8),
    move(board(300, 10), 0, 105, z + 8),
    move(board(10, 200), 145, 0, z + 8),
    move(board(10, 200), -145, 0, z + 8),
  ]);
  const columns = Math.ceil(rolls / 2);
  const standing = Array.from({ length: rolls }, (_, i) => {
    const x = ((i % columns) - (columns - 1) / 2) * (250 / columns);
    const tilt = turn(roll(i % 3 !== 1), 'y', ((i * 7) % 9) - 4);
    return move(turn(tilt, 'x', ((i * 5) % 7) - 3), x, i < columns ? -46 : 46, 10);
  });
  return turn(join(...crate, block(290, 200, 10, wood), ...standing), 'z', -6);
}
