import { block } from '../render/block.ts';
import { material } from '../render/material.ts';
import { join, move, repeat, turn } from '../render/mesh.ts';
import type { Mesh } from '../render/mesh.ts';
import { boltHole, capScrew, corners } from './fasteners.ts';

const wood = material('#b98a55', 0, 0.7);

/** A slab with a grid of threaded inserts or holes. */
export function fixturePlate(
  width: number,
  depth: number,
  pitch: number,
  finish: 'metal' | 'wood',
): Mesh {
  const columns = Math.floor(width / pitch);
  const rows = Math.floor(depth / pitch);
  const top = finish === 'metal' ? 18 : 19;
  const one = finish === 'metal' ? boltHole(4) : join(boltHole(5.4, material('#c9a24b', 1, 0.3)));
  return turn(
    join(
      block(
        width,
        depth,
        top,
        finish === 'metal'
          ? material('#c8ccd0', 1, 0.3, { direction: [0, 1, 0], amount: 0.08 })
          : wood,
        { chamfer: 0.8 },
      ),
      move(
        repeat(repeat(one, columns, [pitch, 0, 0]), rows, [0, pitch, 0]),
        (-(columns - 1) * pitch) / 2,
        (-(rows - 1) * pitch) / 2,
        top,
      ),
      move(corners(capScrew(6), width / 2 - 12, depth / 2 - 12), 0, 0, top - 2),
    ),
    'z',
    -6,
  );
}
