import { block } from '../render/block.ts';
import { lettering } from '../render/lettering.ts';
import {
  aluminium,
  blackAnodised,
  castAluminium,
  ink,
  material,
  orange,
  white,
} from '../render/material.ts';
import { join, move, repeat, turn } from '../render/mesh.ts';
import type { Mesh } from '../render/mesh.ts';
import { front } from './fasteners.ts';
import { words } from './label.ts';
import { terminals } from './vfd.ts';

export interface DriveShape {
  width: number;
  height: number;
  depth: number;
  name: string;
  rating: readonly string[];
  finish?: 'black' | 'silver';
}

/** A stepper drive standing on its edge: finned heat sink behind, terminals in front. */
export function drive({ width: w, height: h, depth: d, name, rating, finish }: DriveShape): Mesh {
  const shell = finish === 'silver' ? aluminium : blackAnodised;
  const print = finish === 'silver' ? ink : white;
  const fin = block(d * 0.045, w * 0.9, h, blackAnodised, { chamfer: 0.3 });
  const body = join(
    move(block(d * 0.55, w, h, shell, { chamfer: 0.8 }), -d * 0.2, 0, 0),
    move(block(d * 0.1, w, h, blackAnodised), d * 0.12, 0, 0),
    move(repeat(fin, 6, [d * 0.075, 0, 0]), d * 0.06, 0, 0),
    move(block(d * 0.06, w * 0.5, h * 1.12, castAluminium), d * 0.5, 0, -h * 0.06),
  );
  const dip = join(
    front(block(w * 0.16, h * 0.2, 0.5, material('#b3261e', 0, 0.4))),
    ...Array.from({ length: 8 }, (_, i) =>
      move(
        front(block(w * 0.05, h * 0.012, 0.5, white)),
        (i % 2 ? 1 : -1) * w * 0.03,
        -0.5,
        h * (0.085 - i * 0.0245),
      ),
    ),
  );
  const plugs = [0.24, 0.76].map((at) =>
    move(turn(turn(terminals(h * 0.46, 6), 'y', -90), 'z', 0), -w * 0.28, -d * 0.02, h * at),
  );
  const face = join(
    ...plugs,
    move(dip, w * 0.22, 0, h * 0.2),
    move(front(turn(lettering(name, w * 0.15, print), 'z', 90)), 0, -0.1, h * 0.5),
    move(front(turn(words(rating, w * 0.066, print), 'z', 90)), w * 0.15, -0.1, h * 0.66),
    move(front(block(w * 0.02, h * 0.86, 0.2, orange)), -w * 0.12, -0.05, h * 0.5),
    move(front(block(3, 3, 0.6, material('#41c463', 0, 0.3))), w * 0.36, 0, h * 0.93),
  );
  const standing = join(turn(body, 'z', 90), move(face, 0, -d * 0.475, 0));
  return turn(standing, 'z', 6);
}
