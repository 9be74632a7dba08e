import { block } from '../render/block.ts';
import { lettering } from '../render/lettering.ts';
import { ink, orange, white } from '../render/material.ts';
import type { Material } from '../render/material.ts';
import { join, move } from '../render/mesh.ts';
import type { Mesh } from '../render/mesh.ts';
import { textWidth } from '@spindle/sdk/demo/pictures/stroke-font';

/** A printed label lying face up at z = 0, its first line larger; as wide as its text. */
export function label(lines: readonly string[], size: number, width?: number): Mesh {
  const small = size * 0.66;
  const own = Math.max(...lines.map((line, i) => textWidth(line, i === 0 ? size : small)));
  const wide = width ?? own + size * 1.6;
  const high = size * 2.9 + (lines.length - 1) * small * 1.85;
  const bar = block(wide - size * 0.8, size * 0.28, 0.06, orange, { chamfer: 0 });
  return join(
    block(wide, high, 0.12, white, { radius: size * 0.3, chamfer: 0.03 }),
    move(bar, 0, high / 2 - size * 0.6, 0.11),
    ...lines.map((line, i) =>
      move(
        lettering(line, i === 0 ? size : small, ink),
        0,
        high / 2 - size * 1.65 - (i === 0 ? 0 : size * 0.5 + (i - 0.5) * small * 1.85),
        0.2,
      ),
    ),
  );
}

/** Bare lettering in one or more centred lines, face up. */
export function words(lines: readonly string[], size: number, color: Material): Mesh {
  return join(...lines.map((line, i) => move(lettering(line, size, color), 0, -i * size * 1.7, 0)));
}
