/** A hole through a part; from the part's lower left corner, in millimetres. */
export interface Hole {
  x: number;
  y: number;
  diameter: number;
  /** `M6`, `pilot`; none where it is just drilled through. */
  note?: string;
}

/** A plate with holes, which is what these machines are made of. In millimetres. */
export interface Part {
  name: string;
  material: string;
  thickness: number;
  width: number;
  height: number;
  quantity: number;
  holes: readonly Hole[];
}

/** What is bought rather than made. */
export interface Bought {
  item: string;
  quantity: number;
  note: string;
}

export interface Plan {
  id: string;
  title: string;
  revision: string;
  summary: string;
  /** In the order in which it is put together. */
  steps: readonly string[];
  parts: readonly Part[];
  bought: readonly Bought[];
}

export const ALUMINIUM = 'EN AW-6061 T6';
export const STEEL = 'S235JR';
export const PLY = 'Birch ply';

interface Grid {
  x: number;
  y: number;
  across: number;
  up: number;
  pitch: number;
  diameter: number;
  note?: string;
}

/** Holes in rows and columns of one pitch, from the lower left one. */
export function grid({ x, y, across, up, pitch, ...hole }: Grid): Hole[] {
  return Array.from({ length: across * up }, (_, n) => ({
    x: x + (n % across) * pitch,
    y: y + Math.floor(n / across) * pitch,
    ...hole,
  }));
}

interface Corners {
  /** Centre of the four. */
  x: number;
  y: number;
  across: number;
  up: number;
  diameter: number;
  note?: string;
}

export function corners({ x, y, across, up, ...hole }: Corners): Hole[] {
  return [-1, 1].flatMap((v) =>
    [-1, 1].map((h) => ({ x: x + (h * across) / 2, y: y + (v * up) / 2, ...hole })),
  );
}

interface Circle {
  x: number;
  y: number;
  /** Of the circle the centres lie on. */
  pitchCircle: number;
  count: number;
  diameter: number;
  note?: string;
}

/** The first one on top. */
export function onCircle({ x, y, pitchCircle, count, ...hole }: Circle): Hole[] {
  return Array.from({ length: count }, (_, n) => {
    const angle = Math.PI / 2 + (n / count) * 2 * Math.PI;
    return {
      x: rounded(x + (pitchCircle / 2) * Math.cos(angle)),
      y: rounded(y + (pitchCircle / 2) * Math.sin(angle)),
      ...hole,
    };
  });
}

/** NEMA 23: four M5 on a square of 47.14 mm around a pilot of 38.1 mm. */
export function nema23(x: number, y: number): Hole[] {
  return [
    { x, y, diameter: 38.2, note: 'pilot' },
    ...corners({ x, y, across: 47.14, up: 47.14, diameter: 5.3 }),
  ];
}

/** A carriage of size 15: four M4 at 26 × 26 mm. */
export function carriage15(x: number, y: number): Hole[] {
  return corners({ x, y, across: 26, up: 26, diameter: 4.5 });
}

/** A carriage of size 20: four M5 at 32 × 36 mm. */
export function carriage20(x: number, y: number): Hole[] {
  return corners({ x, y, across: 32, up: 36, diameter: 5.5 });
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
