import { block } from '../render/block.ts';
import { cylinder } from '../render/turned.ts';
import { lettering } from '../render/lettering.ts';
import { hole, ink, material, orange, steel, white } from '../render/material.ts';
import { join, move, repeat, turn } from '../render/mesh.ts';
import type { Mesh } from '../render/mesh.ts';
import { boltHole, front, rightSide } from './fasteners.ts';
import { words } from './label.ts';
import { terminals } from './vfd.ts';

export interface SupplyShape {
  width: number;
  depth: number;
  height: number;
  name: string;
  rating: readonly string[];
}

/** An enclosed switching supply with its perforated cover and screw terminals. */
export function powerSupply({ width: w, depth: d, height: h, name, rating }: SupplyShape): Mesh {
  const sheet = material('#c3c7ca', 1, 0.42);
  const columns = Math.floor((w * 0.56) / 7);
  const rows = Math.floor((d * 0.72) / 7);
  const perforation = move(
    repeat(
      repeat(cylinder(2.1, 0.05, hole, { chamfer: 0, segments: 6 }), columns, [7, 0, 0]),
      rows,
      [0, 7, 0],
    ),
    -w * 0.44,
    -d * 0.36,
    h,
  );
  const sideSlots = move(
    repeat(front(block(2.4, h * 0.55, 0.1, hole, { chamfer: 0 })), 16, [7, 0, 0]),
    -w * 0.4,
    -d / 2 - 0.02,
    h * 0.5,
  );
  const fan = join(
    move(turn(cylinder(h * 0.4, 0.3, hole, { chamfer: 0 }), 'x', 90), w * 0.3, -d / 2, h * 0.5),
    ...[0.34, 0.24, 0.14].map((r) =>
      move(turn(ringWire(h * r), 'x', 90), w * 0.3, -d / 2 - 0.5, h * 0.5),
    ),
  );
  const strip = move(turn(terminals(d * 0.92, 9), 'z', 90), w / 2 + 8, 0, h * 0.12);
  return turn(
    join(
      block(w, d, h, sheet, { chamfer: 0.8 }),
      move(block(20, d, h * 0.12, sheet), w / 2 + 9, 0, 0),
      perforation,
      sideSlots,
      fan,
      strip,
      move(
        turn(block(d * 0.6, w * 0.24, 0.15, white, { radius: 2, chamfer: 0.05 }), 'z', 90),
        w * 0.32,
        0,
        h,
      ),
      move(turn(lettering(name, d * 0.06, ink), 'z', 90), w * 0.27, 0, h + 0.25),
      move(turn(words(rating, d * 0.048, ink), 'z', 90), w * 0.335, 0, h + 0.25),
      move(turn(block(d * 0.56, w * 0.012, 0.1, orange), 'z', 90), w * 0.225, 0, h + 0.13),
      move(rightSide(boltHole(2)), w / 2 + 0.02, d * 0.42, h * 0.85),
    ),
    'z',
    -8,
  );
}

function ringWire(radius: number): Mesh {
  return cylinderRing(radius, 0.8);
}

function cylinderRing(radius: number, thick: number): Mesh {
  const segments = 40;
  const wire = Array.from({ length: segments }, (_, i) =>
    turn(
      move(block(thick, (2 * Math.PI * radius) / segments + 0.3, thick, steel), radius, 0, 0),
      'z',
      (360 / segments) * i,
    ),
  );
  return join(...wire);
}
