import type { ScrewShape } from '@spindle/sdk/demo/pictures/measures/linear-motion';
import { cylinder } from '../render/turned.ts';
import { groundSteel } from '../render/material.ts';
import { join, move, turn } from '../render/mesh.ts';
import type { Mesh } from '../render/mesh.ts';
import { bearingBlock, coupling } from './screw-bearings.ts';
import { brassNut, flangeNut } from './screw-nuts.ts';
import { thread } from './screw-thread.ts';

/** A ball or lead screw lying along x with its nut. */
export function ballScrew({ diameter: d, lead, length, bearings, nut }: ScrewShape): Mesh {
  const rod = join(
    thread(d, lead, length, d * (nut === 'flange' ? 0.1 : 0.13)),
    move(cylinder(d * 0.375, d * 2.4, groundSteel), 0, 0, length),
    move(cylinder(d * 0.31, d * 1.3, groundSteel), 0, 0, length + d * 2.2),
    move(cylinder(d * 0.34, d * 1.1, groundSteel), 0, 0, -d * 1.05),
  );
  const along = (mesh: Mesh): Mesh => turn(mesh, 'y', 90);
  const height = d * 1.35;
  const parts = [
    move(along(rod), -length / 2, 0, height),
    move(along(nut === 'flange' ? flangeNut(d) : brassNut(d)), -length * 0.12, 0, height),
  ];
  if (bearings) {
    parts.push(move(bearingBlock(d, true), length / 2 + d * 0.9, 0, 0));
    parts.push(move(bearingBlock(d, false), -length / 2 - d * 0.55, 0, 0));
    parts.push(move(along(coupling(d * 0.78, d * 1.9)), length / 2 + d * 2.9, 0, height));
  }
  return turn(join(...parts), 'z', -10);
}
