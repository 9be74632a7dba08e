import { block } from '../render/block.ts';
import { extrude } from '../render/extrude.ts';
import { cylinder } from '../render/turned.ts';
import { blackPlastic, groundSteel, material } from '../render/material.ts';
import { join, move, turn } from '../render/mesh.ts';
import type { Mesh } from '../render/mesh.ts';
import type { Vec2 } from '@spindle/sdk/demo/pictures/vector';
import { boltHole, corners } from './fasteners.ts';

/** Round shafts on aluminium supports with their open bearing blocks. */
export function supportedRails(diameter: number, length: number): Mesh {
  const w = diameter * 2.4;
  const foot: Vec2[] = [
    [w / 2, 0],
    [w / 2, 4],
    [diameter * 0.45, 5],
    [diameter * 0.3, diameter * 0.9],
    [-diameter * 0.3, diameter * 0.9],
    [-diameter * 0.45, 5],
    [-w / 2, 4],
    [-w / 2, 0],
  ];
  const silver = material('#cfd2d5', 1, 0.42);
  const lay = (mesh: Mesh): Mesh => move(turn(turn(mesh, 'x', 90), 'z', 90), -length / 2, 0, 0);
  const shaft = move(
    turn(cylinder(diameter / 2, length, groundSteel), 'y', 90),
    -length / 2,
    0,
    diameter * 1.3,
  );
  const bearing = join(
    move(block(diameter * 2.6, diameter * 2.8, diameter * 1.3, silver), 0, 0, diameter * 1.15),
    move(corners(boltHole(2.4), diameter * 0.9, diameter * 1.0), 0, 0, diameter * 2.45),
    move(
      turn(cylinder(diameter * 0.78, diameter * 2.64, blackPlastic), 'y', 90),
      -diameter * 1.32,
      0,
      diameter * 1.3,
    ),
  );
  const one = join(
    lay(extrude(foot, length, silver, 0.3)),
    shaft,
    move(bearing, -length * 0.2, 0, 0),
    move(bearing, length * 0.18, 0, 0),
  );
  return turn(join(one, move(one, diameter, diameter * 4.6, 0)), 'z', -8);
}
