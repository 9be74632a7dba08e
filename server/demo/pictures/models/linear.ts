import { block, extrude } from '../render/extrude.ts';
import { cylinder } from '../render/grid.ts';
import { blackAnodised, blackPlastic, brass, greenPlastic, groundSteel, material, steel } from '../render/material.ts';
import { join, move, repeat, turn } from '../render/mesh.ts';
import type { Mesh } from '../render/mesh.ts';
import type { Vec2 } from '../render/vector.ts';
import { boltHole, corners, front } from './fasteners.ts';
import { lettering } from '../render/lettering.ts';

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
    [w * 0.5, 0], [w * 0.5, h * 0.4], [w * 0.36, h * 0.52], [w * 0.36, h * 0.66], [w * 0.5, h * 0.8], [w * 0.5, h * 0.93], [w * 0.44, h],
  ];
  return [...half, ...half.map(([x, y]): Vec2 => [-x, y]).reverse()];
};

const seal = material('#c23a22', 0, 0.45);
const ground = material('#d5d8dc', 1, 0.16, { direction: [1, 0, 0], amount: 0.05 });

/** Profile rails lying along x with their carriages. */
export function rails(shape: RailShape): Mesh {
  const set = Array.from({ length: shape.rails ?? 1 }, (_, i) =>
    move(oneRail(shape, i), i * shape.size * 1.1, i * shape.size * 4.2, 0),
  );
  return turn(join(...set), 'z', -8);
}

function oneRail({ size, length, carriages, miniature }: RailShape, row: number): Mesh {
  const h = size * (miniature ? 0.66 : 0.9);
  const bar = move(turn(turn(extrude(profile(size, h), length, ground, 0.25), 'x', 90), 'z', 90), -length / 2, 0, 0);
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
    move(carriage(size, h, miniature ?? false), (i - (carriages - 1) / 2) * spacing + (row ? size * 2 : -size * 1.6), 0, 0),
  );
  return join(bar, holes, ...blocks);
}

/** A carriage riding a rail along x. */
function carriage(size: number, railHeight: number, miniature: boolean): Mesh {
  const w = size * (miniature ? 2.25 : 2.2);
  const l = size * (miniature ? 2.6 : 3.1);
  const top = railHeight + size * (miniature ? 0.42 : 0.6);
  const foot = railHeight * 0.28;
  const gap = size * 0.53;
  const outline: Vec2[] = [
    [gap, foot], [w / 2, foot], [w / 2, top - 1], [w / 2 - 1, top], [-w / 2 + 1, top], [-w / 2, top - 1],
    [-w / 2, foot], [-gap, foot], [-gap, railHeight * 1.04], [gap, railHeight * 1.04],
  ];
  const along = (depth: number, finish: typeof ground, grow: number): Mesh => {
    const scaled = outline.map(([x, y]): Vec2 => [x * grow, foot + (y - foot) * grow]);
    return move(turn(turn(extrude(scaled, depth, finish, 0.5), 'x', 90), 'z', 90), -depth / 2, 0, 0);
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
    move(front(lettering(miniature ? 'MGN' : 'HG' + String(size), size * 0.26, blackAnodised)), 0, -w / 2 - 0.06, top * 0.62),
  );
}

/** Round shafts on aluminium supports with their open bearing blocks. */
export function supportedRails(diameter: number, length: number): Mesh {
  const w = diameter * 2.4;
  const foot: Vec2[] = [
    [w / 2, 0], [w / 2, 4], [diameter * 0.45, 5], [diameter * 0.3, diameter * 0.9], [-diameter * 0.3, diameter * 0.9], [-diameter * 0.45, 5], [-w / 2, 4], [-w / 2, 0],
  ];
  const silver = material('#cfd2d5', 1, 0.42);
  const lay = (mesh: Mesh): Mesh => move(turn(turn(mesh, 'x', 90), 'z', 90), -length / 2, 0, 0);
  const shaft = move(turn(cylinder(diameter / 2, length, groundSteel), 'y', 90), -length / 2, 0, diameter * 1.3);
  const bearing = join(
    move(block(diameter * 2.6, diameter * 2.8, diameter * 1.3, silver), 0, 0, diameter * 1.15),
    move(corners(boltHole(2.4), diameter * 0.9, diameter * 1.0), 0, 0, diameter * 2.45),
    move(turn(cylinder(diameter * 0.78, diameter * 2.64, blackPlastic), 'y', 90), -diameter * 1.32, 0, diameter * 1.3),
  );
  const one = join(lay(extrude(foot, length, silver, 0.3)), shaft, move(bearing, -length * 0.2, 0, 0), move(bearing, length * 0.18, 0, 0));
  return turn(join(one, move(one, diameter, diameter * 4.6, 0)), 'z', -8);
}

export const shaftSteel = steel;
