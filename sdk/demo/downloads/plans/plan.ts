import { z } from 'zod';

/** A hole through a part, from the part's lower left corner in millimeters. */
export interface Hole {
  x: number;
  y: number;
  diameter: number;
  /** Such as `M6` or `pilot`. Omitted for a plain through hole. */
  note?: string;
}

const drill = { diameter: z.number(), note: z.string().exactOptional() };

/** Horizontal and vertical. */
const pair = z.tuple([z.number(), z.number()]);

type Pair = z.infer<typeof pair>;

const single = z
  .strictObject({ at: pair, ...drill })
  .transform(({ at: [x, y], ...rest }) => [{ x, y, ...rest }]);

/** Evenly spaced rows and columns, starting at the lower left hole. */
const grid = z
  .strictObject({ at: pair, grid: pair, pitch: z.number(), ...drill })
  .transform(({ at: [x, y], grid: [across, up], pitch, ...rest }) =>
    Array.from({ length: across * up }, (_, n) => ({
      x: x + (n % across) * pitch,
      y: y + Math.floor(n / across) * pitch,
      ...rest,
    })),
  );

/** Four holes around a center, with these distances between them. */
const corners = z
  .strictObject({ at: pair, corners: pair, ...drill })
  .transform(({ at, corners: apart, ...rest }) => cornersAround(at, apart, rest));

/** Holes on a circle of this diameter, the first one at the top. */
const circle = z
  .strictObject({ at: pair, circle: z.number(), count: z.int(), ...drill })
  .transform(({ at: [x, y], circle: pitchCircle, count, ...rest }) =>
    Array.from({ length: count }, (_, n) => {
      const angle = Math.PI / 2 + (n / count) * 2 * Math.PI;
      return {
        x: rounded(x + (pitchCircle / 2) * Math.cos(angle)),
        y: rounded(y + (pitchCircle / 2) * Math.sin(angle)),
        ...rest,
      };
    }),
  );

/** NEMA 23: four M5 on a square of 47.14 mm around a pilot of 38.1 mm. */
const nema23 = z
  .strictObject({ nema23: pair })
  .transform(({ nema23: [x, y] }) => [
    { x, y, diameter: 38.2, note: 'pilot' },
    ...cornersAround([x, y], [47.14, 47.14], { diameter: 5.3 }),
  ]);

/** A size 15 carriage: four M4 at 26 × 26 mm. */
const carriage15 = z
  .strictObject({ carriage15: pair })
  .transform(({ carriage15: at }) => cornersAround(at, [26, 26], { diameter: 4.5 }));

/** A size 20 carriage: four M5 at 32 × 36 mm. */
const carriage20 = z
  .strictObject({ carriage20: pair })
  .transform(({ carriage20: at }) => cornersAround(at, [32, 36], { diameter: 5.5 }));

/** A plate with holes, the basic part of these machines. Dimensions are in millimeters. */
const part = z.strictObject({
  name: z.string(),
  material: z.string(),
  quantity: z.int(),
  thickness: z.number(),
  width: z.number(),
  height: z.number(),
  holes: z
    .array(z.union([single, grid, corners, circle, nema23, carriage15, carriage20]))
    .transform((groups): Hole[] => groups.flat()),
});

export const planFile = z.strictObject({
  id: z.string(),
  title: z.string(),
  revision: z.string(),
  summary: z.string(),
  /** In the order of assembly. */
  steps: z.array(z.string()),
  parts: z.array(part),
  /** What to buy rather than make. */
  bought: z.array(z.strictObject({ item: z.string(), quantity: z.number(), note: z.string() })),
});

export type Part = z.infer<typeof part>;
export type Plan = z.infer<typeof planFile>;

function cornersAround([x, y]: Pair, [across, up]: Pair, rest: Omit<Hole, 'x' | 'y'>): Hole[] {
  return [-1, 1].flatMap((v) =>
    [-1, 1].map((h) => ({ x: x + (h * across) / 2, y: y + (v * up) / 2, ...rest })),
  );
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
