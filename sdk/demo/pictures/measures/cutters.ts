export type Tip = 'square' | 'ball' | 'vee' | 'drill' | 'compression';

export interface CutterShape {
  diameter: number;
  shank: number;
  flutes: number;
  cut: number;
  length: number;
  tip: Tip;
  /** Included angle of a V-bit in degrees. */
  angle?: number;
  coating?: 'bare' | 'tialn' | 'tin' | 'zrn' | 'dlc';
  helix?: number;
}

/** The shop's cutters by id, in millimetres. */
export const cutters = {
  'em-1f-3175-acrylic': {
    diameter: 3.175,
    shank: 3.175,
    flutes: 1,
    cut: 12,
    length: 38,
    tip: 'square',
    helix: 28,
  },
  'em-2f-6mm-upcut': {
    diameter: 6,
    shank: 6,
    flutes: 2,
    cut: 22,
    length: 50,
    tip: 'square',
    helix: 30,
  },
  'em-3f-6mm-dlc': {
    diameter: 6,
    shank: 6,
    flutes: 3,
    cut: 20,
    length: 50,
    tip: 'square',
    coating: 'dlc',
    helix: 38,
  },
  'em-4f-8mm-tialn': {
    diameter: 8,
    shank: 8,
    flutes: 4,
    cut: 20,
    length: 60,
    tip: 'square',
    coating: 'tialn',
    helix: 38,
  },
  'ball-6mm-2f': {
    diameter: 6,
    shank: 6,
    flutes: 2,
    cut: 25,
    length: 75,
    tip: 'ball',
    coating: 'zrn',
    helix: 30,
  },
  'compression-635': {
    diameter: 6.35,
    shank: 6.35,
    flutes: 2,
    cut: 22,
    length: 63,
    tip: 'compression',
  },
  'vbit-60': {
    diameter: 12.7,
    shank: 6.35,
    flutes: 2,
    cut: 15,
    length: 50,
    tip: 'vee',
    angle: 60,
    helix: 4,
  },
} as const satisfies Record<string, CutterShape>;
