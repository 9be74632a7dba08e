import { extrude } from '../render/extrude.ts';
import { polygon } from '../render/outlines.ts';
import { cable } from '../render/cable.ts';
import { lathe, pipe } from '../render/turned.ts';
import { blackAnodised, blackPlastic, hole, material, steel } from '../render/material.ts';
import { join, move, turn } from '../render/mesh.ts';
import type { Mesh } from '../render/mesh.ts';

export interface ShoeShape {
  bore: number;
  hose: number;
}

/** A dust shoe: two-part plate, hose port and brush skirt. */
export function dustShoe({ bore, hose }: ShoeShape): Mesh {
  const clear = material('#dfe5e6', 0, 0.12);
  const outline = Array.from({ length: 64 }, (_, i) => {
    const a = (i / 64) * Math.PI * 2;
    const x = Math.cos(a) * 72 + (Math.cos(a) > 0 ? 46 : 0);
    return [x, Math.sin(a) * 62] as const;
  });
  const bristle = outline.map(([x, y], i) =>
    cable(
      [
        [x * 0.95, y * 0.95, 34],
        [x * 0.96, y * 0.96, 16],
        [x * (0.97 + (i % 3) * 0.01), y * 0.97, 0],
      ],
      1.1,
      blackPlastic,
    ),
  );
  const skirt = extrude(
    outline.map(([x, y]) => [x * 0.955, y * 0.955] as const),
    33,
    material('#141516', 0, 0.9),
    0.4,
  );
  return turn(
    join(
      move(skirt, 0, 0, 3),
      ...bristle,
      move(extrude(outline, 8, blackAnodised, 0.8), 0, 0, 34),
      move(extrude(outline, 6, clear, 0.6), 0, 0, 42),
      move(pipe(bore / 2, bore / 2 + 9, 26, blackPlastic), -14, 0, 48),
      move(
        lathe(
          [
            [bore / 2, 0],
            [0, 0],
          ],
          hole,
          60,
        ),
        -14,
        0,
        49,
      ),
      move(pipe(hose / 2 - 3, hose / 2, 46, blackPlastic), 74, 0, 48),
      move(
        lathe(
          [
            [hose / 2 - 3, 0],
            [0, 0],
          ],
          hole,
          60,
        ),
        74,
        0,
        88,
      ),
      move(extrude(polygon(6, 7), 10, steel), -14, -bore / 2 - 14, 50),
    ),
    'z',
    -16,
  );
}
