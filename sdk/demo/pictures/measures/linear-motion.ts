export interface ScrewShape {
  diameter: number;
  lead: number;
  length: number;
  /** BK and BF bearing blocks and a coupling at the ends. */
  bearings?: boolean;
  nut: 'flange' | 'brass';
}

export const screws = {
  'sfu1605-350': { diameter: 16, lead: 5, length: 350, nut: 'flange' },
  'sfu1605-600-kit': { diameter: 16, lead: 5, length: 600, nut: 'flange', bearings: true },
  'sfu1610-600-kit': { diameter: 16, lead: 10, length: 600, nut: 'flange', bearings: true },
  't8-300-nut': { diameter: 8, lead: 4, length: 150, nut: 'brass' },
} as const satisfies Record<string, ScrewShape>;

export const rails = {
  'hgr15-500-pair': { size: 15, length: 500, carriages: 2, rails: 2 },
  'hgr20-600-pair': { size: 20, length: 600, carriages: 2, rails: 2 },
  'hgr20-1000-pair': { size: 20, length: 1000, carriages: 2, rails: 2 },
  'mgn12-300': { size: 12, length: 300, carriages: 1, miniature: true },
} as const;
