import type { SpindleShape } from '@spindle/sdk/demo/pictures/measures/spindles';
import { block } from '../render/block.ts';
import { lathe } from '../render/turned.ts';
import { lettering } from '../render/lettering.ts';
import { darkSteel, ink, material, orange, white } from '../render/material.ts';
import type { Material } from '../render/material.ts';
import { join, move, turn } from '../render/mesh.ts';
import type { Mesh } from '../render/mesh.ts';
import { textWidth } from '@spindle/sdk/demo/pictures/stroke-font';
import type { Vec2 } from '@spindle/sdk/demo/pictures/vector';
import { wrap } from '../render/wrap.ts';
import { colletNut } from './collet-nut.ts';
import { fanCover, fitting, plug } from './spindle-top.ts';

const satin = material('#d3d5d7', 1, 0.34, { direction: [0, 0, 1], amount: 0.07 });

/** A milling spindle lying on its side, the nose towards the viewer's left. */
export function spindle(shape: SpindleShape & { finish?: Material }): Mesh {
  const lying = turn(uprightSpindle(shape), 'x', -90);
  return turn(lying, 'z', -35);
}

/** A milling spindle standing on its nose. */
export function uprightSpindle(shape: SpindleShape & { finish?: Material }): Mesh {
  const radius = shape.diameter / 2;
  const nose = shape.nut * 1.05;
  const top = nose + shape.length;
  const finish = shape.finish ?? satin;
  const parts = [
    colletNut(shape.nut),
    move(
      lathe(
        [
          [0, 0],
          [radius * 0.46, 0],
          [radius * 0.46, nose * 0.36],
          [0, nose * 0.36],
        ],
        darkSteel,
      ),
      0,
      0,
      nose * 0.7,
    ),
    body(radius, nose, top, shape.cooling, finish),
    nameplate(radius, nose + shape.length * 0.56, shape.label),
  ];
  if (shape.cooling === 'water') {
    parts.push(move(fitting(radius), -radius * 0.45, radius * 0.3, top));
    parts.push(move(fitting(radius), radius * 0.55, radius * 0.25, top));
  } else {
    parts.push(move(fanCover(radius), 0, 0, top));
  }
  const plugX = shape.cooling === 'water' ? -radius * 0.05 : radius * 0.55;
  const plugY = shape.cooling === 'water' ? -radius * 0.45 : -radius * 0.1;
  parts.push(
    move(plug(radius), plugX, plugY, shape.cooling === 'water' ? top : top + radius * 0.5),
  );
  return join(...parts);
}

function body(radius: number, from: number, to: number, cooling: string, finish: Material): Mesh {
  const length = to - from;
  const flange: Vec2[] = [
    [0, from],
    [radius * 0.62, from],
    [radius * 0.66, from + 2],
    [radius * 0.69, from + length * 0.03],
    [radius * 0.76, from + length * 0.034],
    [radius * 0.78, from + length * 0.06],
    [radius - 1.2, from + length * 0.065],
    [radius, from + length * 0.065 + 1.2],
  ];
  const seam = (at: number): Vec2[] => [
    [radius, at],
    [radius - 1.3, at + 0.6],
    [radius - 1.3, at + 2],
    [radius, at + 2.6],
  ];
  const end: Vec2[] = [
    [radius, to - 2.5],
    [radius - 2.5, to],
    [0, to],
  ];
  const fins: Vec2[] = [];
  if (cooling === 'air') {
    const count = 15;
    const pitch = (length * 0.46) / count;
    for (let i = 0; i < count; i++) {
      const z = from + length * 0.2 + i * pitch;
      fins.push(
        [radius, z],
        [radius - 4.4, z + 0.5],
        [radius - 4.4, z + pitch * 0.42],
        [radius, z + pitch * 0.42 + 0.5],
      );
    }
  }
  return lathe(
    [...flange, ...seam(from + length * 0.15), ...fins, ...seam(from + length * 0.88), ...end],
    finish,
    96,
  );
}

function nameplate(radius: number, z: number, text: string): Mesh {
  const lines = text.split('\n');
  const s = radius / 40;
  const h = (13 + lines.length * 9) * s;
  const width =
    Math.max(...lines.map((line, i) => textWidth(line, (i === 0 ? 7 : 4.6) * s))) + 9 * s;
  const plate = block(width, h, 0.3, white, { radius: 2 * s, chamfer: 0.1 });
  const band = move(
    block(width - 4 * s, 2.6 * s, 0.2, orange, { chamfer: 0.05 }),
    0,
    h / 2 - 4 * s,
    0.5,
  );
  const words = lines.map((line, i) =>
    move(lettering(line, (i === 0 ? 7 : 4.6) * s, ink), 0, h / 2 - (12 + i * 9.4) * s, 0.75),
  );
  return wrap(turn(join(plate, band, ...words), 'z', 90), radius + 0.15, z, 48);
}
