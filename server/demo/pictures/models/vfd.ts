import { block } from '../render/block.ts';
import { extrude } from '../render/extrude.ts';
import { rectangle } from '../render/outlines.ts';
import { cylinder } from '../render/turned.ts';
import { lettering } from '../render/lettering.ts';
import {
  blackPlastic,
  greenPlastic,
  greyPlastic,
  hole,
  ink,
  material,
  orange,
  steel,
  white,
} from '../render/material.ts';
import { join, move, repeat, turn } from '../render/mesh.ts';
import type { Mesh } from '../render/mesh.ts';
import { boltHole, front, rightSide } from './fasteners.ts';
import { words } from './label.ts';

export interface VfdShape {
  width: number;
  height: number;
  depth: number;
  reading: string;
  rating: readonly string[];
}

const screen = material('#120405', 0, 0.15);
const led = material('#ff3b1f', 0, 0.9);
const shell = material('#2b2e31', 0, 0.5);

/** An inverter standing upright: keypad and reading above, terminals below, vents at the side. */
export function vfd({ width: w, height: h, depth: d, reading, rating }: VfdShape): Mesh {
  const face = -d / 2;
  const slot = rightSide(block(d * 0.5, 2.2, 0.3, hole, { chamfer: 0 }));
  const key = turn(
    extrude(rectangle(w * 0.17, w * 0.13, w * 0.03), 1.6, greyPlastic, 0.4),
    'x',
    90,
  );
  const keys = [0, 1].map((row) =>
    move(repeat(key, 3, [w * 0.22, 0, 0]), -w * 0.32, face - 2.4, h * (0.575 - row * 0.085)),
  );
  return join(
    block(w, d, h, shell, { radius: 5, chamfer: 1.4 }),
    move(front(block(w * 0.88, h * 0.5, 2.6, blackPlastic, { radius: 4 })), 0, face, h * 0.68),
    move(front(block(w * 0.62, h * 0.16, 0.6, screen, { radius: 2 })), 0, face - 2.6, h * 0.81),
    move(front(lettering(reading, h * 0.085, led)), 0, face - 3.35, h * 0.81),
    ...keys,
    move(turn(cylinder(w * 0.11, 6, greyPlastic), 'x', 90), w * 0.31, face - 2.4, h * 0.535),
    move(front(lettering('RUN  STOP', h * 0.022, white)), -w * 0.12, face - 2.7, h * 0.645),
    move(front(block(w * 0.88, h * 0.13, 0.8, white, { radius: 2 })), 0, face, h * 0.335),
    move(front(words(rating, h * 0.024, ink)), 0, face - 0.95, h * 0.355),
    move(front(block(w * 0.88, h * 0.012, 0.9, orange)), 0, face, h * 0.41),
    move(terminals(w, 7), 0, face, h * 0.06),
    move(repeat(slot, 12, [0, 0, h * 0.045]), w / 2 - 0.1, 0, h * 0.28),
    move(repeat(turn(slot, 'z', 90), 1, [0, 0, 0]), 0, d / 2 + 5, h * 0.5),
    move(front(boltHole(2.4)), -w * 0.42, face + 0.02, h * 0.03),
    move(front(boltHole(2.4)), w * 0.42, face + 0.02, h * 0.03),
  );
}

/** A green screw terminal strip against the face at y = 0. */
export function terminals(width: number, ways: number): Mesh {
  const pitch = (width * 0.8) / ways;
  const way = join(
    block(pitch * 0.94, 10, 13, greenPlastic),
    move(cylinder(pitch * 0.28, 0.5, steel), 0, -1.5, 13),
    move(block(pitch * 0.4, 0.6, 0.3, hole, { chamfer: 0 }), 0, -1.5, 13.4),
    move(front(block(pitch * 0.5, 5, 0.2, hole, { chamfer: 0 })), 0, -5, 5),
  );
  return move(repeat(way, ways, [pitch, 0, 0]), (-pitch * (ways - 1)) / 2, -3, 0);
}
