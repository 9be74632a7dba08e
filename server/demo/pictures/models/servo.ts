import { block } from '../render/block.ts';
import { extrude } from '../render/extrude.ts';
import { rectangle } from '../render/outlines.ts';
import { cylinder, lathe } from '../render/turned.ts';
import { blackAnodised, blackPlastic, castAluminium, steel } from '../render/material.ts';
import { join, move, repeat, turn } from '../render/mesh.ts';
import type { Mesh } from '../render/mesh.ts';
import { boltHole, corners, rightSide } from './fasteners.ts';
import { label } from './label.ts';

export interface ServoShape {
  flange: number;
  length: number;
  shaft: number;
  label: readonly string[];
}

/** An AC servo motor with encoder, power and signal connectors on top. */
export function servo({ flange: f, length, shaft, label: lines }: ServoShape): Mesh {
  const body = f * 0.93;
  const encoder = length * 0.24;
  const rib = move(block(f * 0.1, 0.9, length - encoder - 26, blackAnodised), 0, 0, encoder + 6);
  const ribs = join(
    ...[-1, 1].map((side) => move(repeat(rib, 4, [f * 0.2, 0, 0]), -f * 0.3, (side * body) / 2, 0)),
  );
  const motor = join(
    extrude(rectangle(body * 0.96, body * 0.96, f * 0.12), encoder, blackPlastic, 1.5),
    move(
      extrude(rectangle(body, body, f * 0.1), length - encoder - 12, blackAnodised, 0.8),
      0,
      0,
      encoder,
    ),
    ribs,
    move(extrude(rectangle(f, f, f * 0.08), 12, castAluminium, 0.8), 0, 0, length - 12),
    move(
      lathe(
        [
          [f * 0.43, 0],
          [f * 0.43, 2.6],
          [f * 0.42, 3],
          [f * 0.17, 3],
          [f * 0.16, 1.5],
          [0, 1.5],
        ],
        castAluminium,
      ),
      0,
      0,
      length,
    ),
    move(corners(boltHole(f * 0.045), f * 0.41, f * 0.41), 0, 0, length),
    move(cylinder(shaft / 2, f * 0.5, steel), 0, 0, length),
    move(block(shaft * 0.3, 1, f * 0.32, steel), 0, -shaft / 2, length + f * 0.14),
    move(
      rightSide(turn(label(lines, f * 0.065), 'z', -90)),
      body / 2 + 0.02,
      0,
      encoder + (length - encoder) * 0.42,
    ),
    move(connector(f), 0, body / 2 - 1, encoder + f * 0.28),
    move(connector(f * 0.8), 0, body / 2 - 1, encoder * 0.45),
  );
  return turn(turn(move(motor, 0, -f / 2, 0), 'x', 90), 'z', -35);
}

function connector(f: number): Mesh {
  const round = turn(cylinder(f * 0.13, f * 0.26, blackPlastic), 'x', -90);
  const ring = turn(cylinder(f * 0.15, f * 0.07, steel), 'x', -90);
  return join(
    move(turn(block(f * 0.32, f * 0.3, f * 0.08, blackAnodised), 'x', -90), 0, 0, 0),
    move(round, 0, f * 0.07, 0),
    move(ring, 0, f * 0.15, 0),
  );
}
