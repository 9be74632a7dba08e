import { block } from '../render/block.ts';
import { lettering } from '../render/lettering.ts';
import { ink, material, orange, white } from '../render/material.ts';
import { join, move, turn } from '../render/mesh.ts';
import type { Mesh } from '../render/mesh.ts';
import { front } from './fasteners.ts';

const card = material('#b98d5a', 0, 0.75);
const tape = material('#d8bd8c', 0, 0.35);

function box(width: number, depth: number, height: number, mark: string): Mesh {
  return join(
    block(width, depth, height, card, { chamfer: 1 }),
    move(block(44, depth + 0.4, 0.4, tape, { chamfer: 0 }), 0, 0, height),
    move(front(block(44, height * 0.3, 0.3, tape, { chamfer: 0 })), 0, -depth / 2, height * 0.85),
    move(front(block(96, 62, 0.4, white, { radius: 2 })), width * 0.24, -depth / 2, height * 0.36),
    move(front(lettering(mark, 11, ink)), width * 0.24, -depth / 2 - 0.6, height * 0.36 + 14),
    move(
      front(block(80, 5, 0.2, orange, { chamfer: 0 })),
      width * 0.24,
      -depth / 2 - 0.5,
      height * 0.36 + 2,
    ),
    ...Array.from({ length: 15 }, (_, i) =>
      move(
        front(block(1 + ((i * 7) % 4), 20, 0.2, ink, { chamfer: 0 })),
        width * 0.24 - 38 + i * 5.4,
        -depth / 2 - 0.5,
        height * 0.36 - 14,
      ),
    ),
  );
}

/** Cardboard boxes, stacked. */
export function parcels(): Mesh {
  return join(
    turn(box(400, 280, 210, 'CNC PARTS'), 'z', 4),
    move(turn(box(280, 220, 150, 'FREIGHT'), 'z', -12), -20, 20, 210),
    move(turn(box(220, 180, 130, 'PARCEL'), 'z', 22), 330, -60, 0),
  );
}
