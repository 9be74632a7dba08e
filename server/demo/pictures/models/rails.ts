import { extrude } from '../render/extrude.ts';
import { material } from '../render/material.ts';
import { join, move, repeat, turn } from '../render/mesh.ts';
import type { Mesh } from '../render/mesh.ts';
import type { Vec2 } from '@spindle/sdk/demo/pictures/vector';
import { carriage } from './carriage.ts';
import { boltHole } from './fasteners.ts';

export interface RailShape {
  /** Width of the rail in millimetres: 12, 15, 20, 25. */
  size: number;
  length: number;
  carriages: number;
  rails?: number;
  miniature?: boolean;
}

const profile = (w: number, h: number): Vec2[] => {
  const half: Vec2[] = [
    [w * 0.5, 0],
    [w * 0.5, h * 0.4],
    [w * 0.36, h * 0.52],
    [w * 0.36, h * 0.66],
    [w * 0.5, h * 0.8],
    [w * 0.5, h * 0.93],
    [w * 0.44, h],
  ];
  return [...half, ...half.map(([x, y]): Vec2 => [-x, y]).reverse()];
};

export const ground = material('#d5d8dc', 1, 0.16, { direction: [1, 0, 0], amount: 0.05 });

/** Profile rails lying along x with their carriages. */
export function rails(shape: RailShape): Mesh {
  const set = Array.from({ length: shape.rails ?? 1 }, (_, i) =>
    move(oneRail(shape, i), i * shape.size * 1.1, i * shape.size * 4.2, 0),
  );
  return turn(join(...set), 'z', -8);
}

function oneRail({ size, length, carriages, miniature }: RailShape, row: number): Mesh {
  const h = size * (miniature ? 0.66 : 0.9);
  const bar = move(
    turn(turn(extrude(profile(size, h), length, ground, 0.25), 'x', 90), 'z', 90),
    -length / 2,
    0,
    0,
  );
  const pitch = miniature ? 25 : 60;
  const count = Math.floor((length - 20) / pitch) + 1;
  const holes = move(
    repeat(boltHole(size * (miniature ? 0.24 : 0.27)), count, [pitch, 0, 0]),
    (-(count - 1) * pitch) / 2,
    0,
    h,
  );
  const spacing = length * 0.34;
  const blocks = Array.from({ length: carriages }, (_, i) =>
    move(
      carriage(size, h, miniature ?? false),
      (i - (carriages - 1) / 2) * spacing + (row ? size * 2 : -size * 1.6),
      0,
      0,
    ),
  );
  return join(bar, holes, ...blocks);
}
