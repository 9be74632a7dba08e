export interface BoardShape {
  width: number;
  depth: number;
  color: 'green' | 'blue' | 'black' | 'red';
  axes: number;
  /** Plug-in stepper drivers with heat sinks, or terminals for external ones. */
  drivers: boolean;
  name: string;
}

export const boards = {
  'grbl-4-axis': {
    width: 130,
    depth: 95,
    color: 'black',
    axes: 4,
    drivers: true,
    name: 'GRBL-4',
  },
  'fluid-6-axis': {
    width: 160,
    depth: 100,
    color: 'blue',
    axes: 6,
    drivers: false,
    name: 'FLUID-6',
  },
  'breakout-5-axis': {
    width: 150,
    depth: 110,
    color: 'green',
    axes: 5,
    drivers: false,
    name: 'ETH-5',
  },
} as const satisfies Record<string, BoardShape>;

export const drives = {
  'drive-dm542': {
    width: 75,
    height: 118,
    depth: 36,
    name: 'DM542',
    rating: ['20-50 VDC', '1.0-4.2 A'],
  },
  'drive-dm860': {
    width: 97,
    height: 151,
    depth: 54,
    name: 'DM860',
    rating: ['24-110 VDC', '2.4-7.2 A'],
  },
  'drive-tb6600': {
    width: 58,
    height: 96,
    depth: 34,
    name: 'TB6600',
    rating: ['9-42 VDC', '0.5-4.0 A'],
    finish: 'silver' as const,
  },
};

export const supplies = {
  'psu-48v-400w': {
    width: 215,
    depth: 115,
    height: 50,
    name: '48 V 8.3 A',
    rating: ['400 W', '110/220 VAC'],
  },
  'psu-24v-150w': {
    width: 159,
    depth: 97,
    height: 30,
    name: '24 V 6.3 A',
    rating: ['150 W', '85-264 VAC'],
  },
};
