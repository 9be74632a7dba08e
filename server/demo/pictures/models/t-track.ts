import { extrude } from '../render/extrude.ts';
import { material } from '../render/material.ts';
import type { Material } from '../render/material.ts';
import { join, move, repeat, turn } from '../render/mesh.ts';
import type { Mesh } from '../render/mesh.ts';
import type { Vec2 } from '@spindle/sdk/demo/pictures/vector';
import { holdDown } from './clamps.ts';
import { boltHole } from './fasteners.ts';

const anodisedBlue = material('#2b5f9e', 0.75, 0.35);

/** An extrusion's outline given in depth and height, laid along x. */
function alongX(outline: readonly Vec2[], length: number, finish: Material, chamfer = 0.3): Mesh {
  return move(
    turn(turn(extrude(outline, length, finish, chamfer), 'x', 90), 'z', 90),
    -length / 2,
    0,
    0,
  );
}

const track: Vec2[] = [
  [9.5, 0],
  [9.5, 12.5],
  [3.2, 12.5],
  [3.2, 9.6],
  [6.6, 9.6],
  [6.6, 3.4],
  [-6.6, 3.4],
  [-6.6, 9.6],
  [-3.2, 9.6],
  [-3.2, 12.5],
  [-9.5, 12.5],
  [-9.5, 0],
];

/** T-track lengths, optionally with hold-down clamps riding in them. */
export function tTrack(length: number, count: number, clamps: number): Mesh {
  const bar = join(
    alongX(track, length, anodisedBlue, 0.15),
    move(
      repeat(boltHole(2), Math.floor(length / 60), [60, 0, 0]),
      -Math.floor(length / 120) * 60 + 30,
      0,
      3.45,
    ),
  );
  const bars = repeat(bar, count, [14, 34, 0]);
  const riders = Array.from({ length: clamps }, (_, i) =>
    move(holdDown(90), (i - (clamps - 1) / 2) * (length / (clamps + 0.4)), (i % count) * 34, 12.5),
  );
  return turn(join(bars, ...riders), 'z', -8);
}
