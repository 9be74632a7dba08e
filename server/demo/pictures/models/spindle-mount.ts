import { extrude } from '../render/extrude.ts';
import { material } from '../render/material.ts';
import { join, move, repeat, turn } from '../render/mesh.ts';
import type { Mesh } from '../render/mesh.ts';
import type { Vec2 } from '@spindle/sdk/demo/pictures/vector';
import { capScrew, corners, front, rightSide } from './fasteners.ts';

const plate = material('#cdd1d4', 1, 0.34, { direction: [0, 1, 0], amount: 0.06 });

/** A split clamp for a round spindle, standing on its mounting face. */
export function spindleMount(bore: number): Mesh {
  const r = bore / 2;
  const wall = r + 14;
  const outer: Vec2[] = Array.from({ length: 49 }, (_, i) => {
    const a = (-28 + (i / 48) * 236) * (Math.PI / 180);
    return [wall * Math.cos(a), wall * Math.sin(a) + r + 18];
  });
  const ring: Vec2[] = Array.from({ length: 65 }, (_, i) => {
    const a = (-90 - (i / 64) * 356) * (Math.PI / 180);
    return [r * Math.cos(a), r * Math.sin(a) + r + 18];
  });
  const outline: Vec2[] = [
    [-1.2, 0],
    [-wall - 4, 0],
    ...outer.toReversed(),
    [wall + 4, 0],
    [1.2, 0],
    ...ring.toReversed(),
  ];
  const body = turn(extrude(outline.toReversed(), 76, plate, 0.8), 'x', 90);
  return turn(
    join(
      move(body, 0, 38, 0),
      move(rightSide(repeat(capScrew(4.4), 2, [44, 0, 0])), wall + 2.6, -22, 9),
      move(front(corners(capScrew(3.6), wall * 0.82, 0)), 0, -38, 12),
    ),
    'z',
    -4,
  );
}
