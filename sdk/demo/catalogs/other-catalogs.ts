import { items } from './item-draft.ts';
import { sheet } from './sheet.ts';
import type { DemoCatalog } from './types.ts';

/** Opens another site instead of listing items. */
export const surplus: DemoCatalog = {
  catalogId: 'surplus',
  title: 'Surplus & Used Machines',
  description:
    'Ex-demo machines, returns and offcuts, sold by our partner. Opens their shop in another window.',
  image: 'catalog/surplus.webp',
  enabled: true,
  expired: false,
  locked: false,
  external: true,
  link: 'https://surplus.example.com/cnc',
  listingOrderWeight: 100,
  specSheet: [],
  items: [],
};

/** Being prepared by staff; customers do not see it yet. */
export const metrology: DemoCatalog = {
  catalogId: 'metrology',
  title: 'Metrology',
  description: 'Indicators, squares and gauge blocks. In preparation.',
  image: 'catalog/metrology.webp',
  enabled: false,
  expired: false,
  locked: true,
  external: false,
  link: null,
  listingOrderWeight: 110,
  specSheet: sheet([
    ['Type', '', 'facet column'],
    ['Bore', 'mm', 'column'],
    ['Diameter', 'mm', 'column'],
    ['Length', 'mm', ''],
    ['Tolerance', '', 'column'],
    ['Roundness', 'mm', 'column'],
    ['Material', '', ''],
    ['Weight', 'g', ''],
  ]),
  items: items('metrology', [
    {
      id: 'reference-ring-50',
      title: 'Reference ring, 50 mm',
      text: '50 mm bore within 0.001 mm, certified. For setting up touch probes.',
      price: '68.00',
      stock: 12,
      state: 'disabled',
      ounces: 15,
      packed: '5 × 5 × 3 in',
      part: 'RR50-001-C',
      spec: [
        ['Type', 'Ring'],
        ['Bore', '50 mm'],
        ['Tolerance', '0.001 mm'],
        ['Roundness', '0.0006 mm'],
        ['Material', 'Hardened steel'],
        ['Weight', '350 g'],
      ],
      fits: [['tooling/touch-probe-3d', 'to set it up']],
    },
    {
      id: 'test-arbor-6',
      title: 'Test arbor, 6 mm × 60 mm',
      text: '6 mm, round within 0.001 mm, 60 mm long. Shows the runout of spindle and collet together.',
      price: '19.95',
      stock: 40,
      state: 'disabled',
      ounces: 2,
      packed: '5 × 2 × 1 in',
      part: 'TA06-60-H3',
      spec: [
        ['Type', 'Arbor'],
        ['Diameter', '6 mm'],
        ['Tolerance', 'h3'],
        ['Roundness', '0.001 mm'],
        ['Length', '60 mm'],
        ['Material', 'Hardened steel'],
        ['Weight', '13 g'],
      ],
      fits: [
        ['tooling/er20-collets-10', '6 mm'],
        ['tooling/er16-collets-5', '6 mm'],
        ['tooling/er11-collets-5', '6 mm'],
      ],
    },
  ]),
};
