export interface SpindleShape {
  /** Body diameter and length in millimetres. */
  diameter: number;
  length: number;
  /** Nut of the collet chuck: 16 for ER11 up to 42 for ER25. */
  nut: number;
  cooling: 'water' | 'air';
  label: string;
}

/** The shop's spindles by the ending of their id. */
export const spindles = {
  water22: {
    diameter: 80,
    length: 213,
    nut: 34,
    cooling: 'water',
    label: 'ER20 WATER\n2.2 KW 220 V 8 A\n400 HZ 24000 RPM',
  },
  air22: {
    diameter: 80,
    length: 223,
    nut: 34,
    cooling: 'air',
    label: 'ER20 AIR\n2.2 KW 220 V\n400 HZ 24000 RPM',
  },
  water15: {
    diameter: 65,
    length: 206,
    nut: 28,
    cooling: 'water',
    label: 'ER16 WATER\n1.5 KW 220 V\n400 HZ 24000 RPM',
  },
  water08: {
    diameter: 65,
    length: 158,
    nut: 19,
    cooling: 'water',
    label: 'ER11 WATER\n0.8 KW 220 V\n400 HZ 24000 RPM',
  },
  dc500: { diameter: 52, length: 145, nut: 19, cooling: 'air', label: 'ER11 DC\n500 W 48 V' },
  water3: {
    diameter: 100,
    length: 220,
    nut: 42,
    cooling: 'water',
    label: 'ER25 WATER\n3.0 KW 220 V 12 A\n300 HZ 18000 RPM',
  },
  atc: {
    diameter: 80,
    length: 262,
    nut: 38,
    cooling: 'air',
    label: 'ISO20 ATC\n2.2 KW 220 V\n6 BAR 24000 RPM',
  },
} as const satisfies Record<string, SpindleShape>;

export const inverters = {
  inverter22: {
    width: 118,
    height: 175,
    depth: 150,
    reading: '400.0',
    rating: ['2.2 KW 220 V 10 A', '0-1000 HZ 3 PHASE'],
  },
  inverter15: {
    width: 118,
    height: 185,
    depth: 155,
    reading: '300.0',
    rating: ['1.5 KW 110 V 7 A', '0-1000 HZ 3 PHASE'],
  },
} as const;
