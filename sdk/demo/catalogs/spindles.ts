import { inverters } from './inverters.ts';
import { items } from './item-draft.ts';
import { millingSpindles } from './milling-spindles.ts';
import { sheet } from './sheet.ts';
import type { DemoCatalog } from './types.ts';

export const spindles: DemoCatalog = {
  catalogId: 'spindles',
  title: 'Spindles & Inverters',
  description:
    'Water- and air-cooled milling spindles from 0.5 to 3 kW, matched inverters, mounts and cooling. Every spindle is run in and measured for runout before it leaves.',
  image: 'catalog/spindles.webp',
  enabled: true,
  expired: false,
  locked: false,
  external: false,
  link: null,
  listingOrderWeight: 10,
  specSheet: sheet([
    ['Type', '', 'facet column'],
    ['Power', 'kW', 'facet column'],
    ['Collet', '', 'facet column'],
    ['Cooling', '', 'facet column'],
    ['Speed', 'rpm', 'column'],
    ['Runout', 'mm', 'column'],
    ['Body diameter', 'mm', 'facet column'],
    ['Voltage', 'V', 'facet'],
    ['Phases', '', 'facet'],
    ['Frequency', 'Hz', ''],
    ['Current', 'A', ''],
    ['Input voltage', 'V', 'facet'],
    ['Output current', 'A', ''],
    ['Output frequency', 'Hz', ''],
    ['Clamping range', 'mm', ''],
    ['Torque', 'N m', ''],
    ['Body length', 'mm', ''],
    ['Bore', 'mm', ''],
    ['Noise', 'dB', ''],
    ['Weight', 'kg', 'column'],
  ]),
  items: items('spindles', [...millingSpindles, ...inverters]),
};
