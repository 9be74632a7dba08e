import { inverters } from './inverters.ts';
import { items } from './item-draft.ts';
import { millingSpindles } from './milling-spindles.ts';
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
  items: items('spindles', [...millingSpindles, ...inverters]),
};
