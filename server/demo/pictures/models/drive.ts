import { block } from '../render/extrude.ts';
import { cylinder } from '../render/grid.ts';
import { lettering } from '../render/lettering.ts';
import { aluminium, blackAnodised, blackPlastic, castAluminium, hole, ink, material, orange, steel, white } from '../render/material.ts';
import { join, move, repeat, turn } from '../render/mesh.ts';
import type { Mesh } from '../render/mesh.ts';
import { boltHole, front, rightSide } from './fasteners.ts';
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
      move(front(block(w * 0.05, h * 0.012, 0.5, white)), (i % 2 ? 1 : -1) * w * 0.03, -0.5, h * (0.085 - i * 0.0245)),
    ),
  );
  const plugs = [0.24, 0.76].map((at) =>
    move(turn(turn(terminals(h * 0.46, 6), 'y', -90), 'z', 0), -w * 0.28, -d * 0.02, h * at),
  );
  const face = join(
    ...plugs,
    move(dip, w * 0.22, 0, h * 0.2),
    move(front(turn(lettering(name, w * 0.15, print), 'z', 90)), w * 0.0, -0.1, h * 0.5),
    move(front(turn(words(rating, w * 0.066, print), 'z', 90)), w * 0.15, -0.1, h * 0.66),
    move(front(block(w * 0.02, h * 0.86, 0.2, orange)), -w * 0.12, -0.05, h * 0.5),
    move(front(block(3, 3, 0.6, material('#41c463', 0, 0.3))), w * 0.36, 0, h * 0.93),
  );
  const standing = join(turn(body, 'z', 90), move(face, 0, -d * 0.475, 0));
  return turn(standing, 'z', 6);
}

export interface SupplyShape {
  width: number;
  depth: number;
  height: number;
  name: string;
  rating: readonly string[];
}

/** An enclosed switching supply with its perforated cover and screw terminals. */
export function powerSupply({ width: w, depth: d, height: h, name, rating }: SupplyShape): Mesh {
  const sheet = material('#c3c7ca', 1, 0.42);
  const columns = Math.floor((w * 0.56) / 7);
  const rows = Math.floor((d * 0.72) / 7);
  const perforation = move(
    repeat(repeat(cylinder(2.1, 0.05, hole, { chamfer: 0, segments: 6 }), columns, [7, 0, 0]), rows, [0, 7, 0]),
    -w * 0.44,
    -d * 0.36,
    h,
  );
  const sideSlots = move(repeat(front(block(2.4, h * 0.55, 0.1, hole, { chamfer: 0 })), 16, [7, 0, 0]), -w * 0.4, -d / 2 - 0.02, h * 0.5);
  const fan = join(
    move(turn(cylinder(h * 0.4, 0.3, hole, { chamfer: 0 }), 'x', 90), w * 0.3, -d / 2, h * 0.5),
    ...[0.34, 0.24, 0.14].map((r) => move(turn(ringWire(h * r), 'x', 90), w * 0.3, -d / 2 - 0.5, h * 0.5)),
  );
  const strip = move(turn(terminals(d * 0.92, 9), 'z', 90), w / 2 + 8, 0, h * 0.12);
  return turn(
    join(
      block(w, d, h, sheet, { chamfer: 0.8 }),
      move(block(20, d, h * 0.12, sheet), w / 2 + 9, 0, 0),
      perforation,
      sideSlots,
      fan,
      strip,
      move(turn(block(d * 0.6, w * 0.24, 0.15, white, { radius: 2, chamfer: 0.05 }), 'z', 90), w * 0.32, 0, h),
      move(turn(lettering(name, d * 0.06, ink), 'z', 90), w * 0.27, 0, h + 0.25),
      move(turn(words(rating, d * 0.048, ink), 'z', 90), w * 0.335, 0, h + 0.25),
      move(turn(block(d * 0.56, w * 0.012, 0.1, orange), 'z', 90), w * 0.225, 0, h + 0.13),
      move(rightSide(boltHole(2)), w / 2 + 0.02, d * 0.42, h * 0.85),
    ),
    'z',
    -8,
  );
}

function ringWire(radius: number): Mesh {
  return cylinderRing(radius, 0.8);
}

function cylinderRing(radius: number, thick: number): Mesh {
  const segments = 40;
  const wire = Array.from({ length: segments }, (_, i) =>
    turn(move(block(thick, (2 * Math.PI * radius) / segments + 0.3, thick, steel), radius, 0, 0), 'z', (360 / segments) * i),
  );
  return join(...wire);
}

/** A hand-held pulse generator with its wheel, selectors and emergency stop. */
export function pendant(): Mesh {
  const shell = material('#34373a', 0, 0.5);
  const ticks = Array.from({ length: 50 }, (_, i) =>
    turn(move(block(0.5, i % 5 === 0 ? 3.4 : 2, 0.1, white, { chamfer: 0 }), 0, 28, 0), 'z', i * 7.2),
  );
  const knob = (text: string): Mesh =>
    join(cylinder(8.5, 10, blackPlastic), move(block(1.6, 8, 0.3, white), 0, 3.6, 10), move(lettering(text, 4, white), 0, 14, 0.2));
  const flat = join(
    block(84, 190, 36, shell, { radius: 16, chamfer: 5 }),
    move(block(70, 174, 0.6, blackPlastic, { radius: 12, chamfer: 0.1 }), 0, 0, 35.9),
    move(join(...ticks), 0, -40, 36.7),
    move(cylinder(25, 9, aluminium, { chamfer: 1.2 }), 0, -40, 36.4),
    move(cylinder(21, 0.4, blackAnodised), 0, -40, 45.2),
    move(cylinder(4.6, 13, blackPlastic, { chamfer: 1 }), 11, -28, 45),
    move(knob('AXIS'), -19, 24, 36.4),
    move(knob('×1 ×10'), 19, 24, 36.4),
    move(cylinder(17, 6, material('#e8c322', 0, 0.4)), 0, 66, 36.4),
    move(cylinder(13, 16, material('#c4261d', 0, 0.32), { chamfer: 3 }), 0, 66, 42),
  );
  return turn(turn(flat, 'x', 28), 'z', 12);
}
