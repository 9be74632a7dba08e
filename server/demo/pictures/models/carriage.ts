import type { Material } from '../render/material.ts';
import { extrude } from '../render/extrude.ts';
import { cylinder } from '../render/turned.ts';
import { lettering } from '../render/lettering.ts';
import {
  blackAnodised,
  blackPlastic,
  brass,
  greenPlastic,
  groundSteel,
  material,
} from '../render/material.ts';
import { join, move, turn } from '../render/mesh.ts';
import type { Mesh } from '../render/mesh.ts';
import type { Vec2 } from '@spindle/sdk/demo/pictures/vector';
import { boltHole, corners, front } from './fasteners.ts';

const seal = material('#c23a22', 0, 0.45);

/** A carriage riding a rail along x. */
export function carriage(size: number, railHeight: number, miniature: boolean): Mesh {
  const w = size * (miniature ? 2.25 : 2.2);
  const l = size * (miniature ? 2.6 : 3.1);
  const top = railHeight + size * (miniature ? 0.42 : 0.6);
  const foot = railHeight * 0.28;
  const gap = size * 0.53;
  const outline: Vec2[] = [
    [gap, foot],
    [w / 2, foot],
    [w / 2, top - 1],
    [w / 2 - 1, top],
    [-w / 2 + 1, top],
    [-w / 2, top - 1],
    [-w / 2, foot],
    [-gap, foot],
    [-gap, railHeight * 1.04],
    [gap, railHeight * 1.04],
  ];
  const along = (depth: number, finish: Material, grow: number): Mesh => {
    const scaled = outline.map(([x, y]): Vec2 => [x * grow, foot + (y - foot) * grow]);
    return move(
      turn(turn(extrude(scaled, depth, finish, 0.5), 'x', 90), 'z', 90),
      -depth / 2,
      0,
      0,
    );
  };
  const cap = along(size * 0.34, miniature ? greenPlastic : blackPlastic, 0.96);
  const lip = along(size * 0.08, seal, 0.93);
  const end = l / 2 + size * 0.17;
  return join(
    along(l, groundSteel, 1),
    move(cap, end, 0, 0),
    move(cap, -end, 0, 0),
    move(lip, end + size * 0.2, 0, 0),
    move(lip, -end - size * 0.2, 0, 0),
    move(corners(boltHole(size * 0.13), l * 0.3, w * 0.36), 0, 0, top),
    move(turn(cylinder(size * 0.09, size * 0.3, brass), 'y', 90), end + size * 0.2, 0, top * 0.78),
    move(
      front(lettering(miniature ? 'MGN' : 'HG' + String(size), size * 0.26, blackAnodised)),
      0,
      -w / 2 - 0.06,
      top * 0.62,
    ),
  );
}
