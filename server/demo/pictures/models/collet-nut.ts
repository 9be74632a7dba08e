import { block } from '../render/block.ts';
import { lathe } from '../render/turned.ts';
import { hole, steel } from '../render/material.ts';
import { around, join, move } from '../render/mesh.ts';
import type { Mesh } from '../render/mesh.ts';

export function colletNut(size: number): Mesh {
  const r = size / 2;
  const h = size * 0.78;
  const slots = around(
    move(block(size * 0.16, 1.6, h * 0.42, hole, { chamfer: 0.1 }), 0, -r + 0.55, h * 0.3),
    6,
    15,
  );
  return join(
    lathe(
      [
        [r * 0.3, h * 0.5],
        [r * 0.34, 0.6],
        [r * 0.62, 0],
        [r * 0.7, 1],
        [r * 0.8, 1.2],
        [r, h * 0.26],
        [r, h * 0.8],
        [r * 0.88, h * 0.9],
        [r * 0.6, h],
      ],
      steel,
      60,
    ),
    slots,
  );
}
