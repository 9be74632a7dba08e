import { items } from './item-draft.ts';
import type { Fact } from './item-draft.ts';
import type { DemoCatalog } from './types.ts';

const file = (name: string): Fact => [
  'DOWNLOADABLE',
  'download',
  `${name}.zip`,
  'ZIP with PDF, DXF and CSV',
];
const licence: Fact = [
  'LICENSE',
  'licence',
  'Personal use, one machine',
  'A key is issued per purchase',
];

export const plansPack: DemoCatalog = {
  catalogId: 'plans-pack',
  title: 'Plans Pack',
  description:
    'Machines and fixtures drawn to be built: dimensioned sheets, DXF files, bills of material. Download at once, free updates.',
  image: 'catalog/plans-pack.webp',
  enabled: true,
  expired: false,
  locked: false,
  external: false,
  link: null,
  listingOrderWeight: 70,
  items: items('plans-pack', [
    {
      id: 'mill-600-plans',
      title: 'Desktop mill 600, complete plans',
      text: '600 × 400 × 150 mm travel, 8 sheets, PDF and DXF. A gantry mill of aluminium plate for 2.2 kW spindles; parts cost about 1 900 dollars.',
      price: '79.00',
      stock: 9999,
      digital: true,
      video: ['aqz-KE-bpKQ', 'Assembly in eleven steps'],
      spec: [
        ['Travel', '600 × 400 × 150 mm'],
        ['Sheets', '8, A3, dimensioned'],
        ['Files', 'PDF, DXF, CSV'],
        ['Bill of materials', '17 lines'],
        ['Revision', 'D, 2026'],
      ],
      pictures: [['sheets', 'The sheets']],
      facts: [file('mill-600'), licence],
    },
    {
      id: 'router-1200-plans',
      title: 'Router 1200, complete plans',
      text: '1 200 × 800 × 120 mm travel, 6 sheets. Welded steel base, HGR20 rails, rack on Y; cuts a half sheet.',
      price: '59.00',
      stock: 9999,
      digital: true,
      spec: [
        ['Travel', '1 200 × 800 × 120 mm'],
        ['Sheets', '6, A3'],
        ['Files', 'PDF, DXF, CSV'],
        ['Revision', 'B, 2025'],
      ],
      facts: [file('router-1200'), licence],
    },
    {
      id: 'rotary-axis-plans',
      title: 'Fourth axis with 125 mm chuck, plans',
      text: '125 mm chuck, 10:1 harmonic or planetary drive, 6 sheets. Bolts to any table with 12 mm slots.',
      price: '24.00',
      stock: 9999,
      digital: true,
      spec: [
        ['Chuck', '125 mm, three jaws'],
        ['Sheets', '6, A3'],
        ['Files', 'PDF, DXF, CSV'],
      ],
      facts: [file('rotary-axis'), licence],
    },
    {
      id: 'fixture-library',
      title: 'Fixture library, 6 designs',
      text: '6 fixtures for a 25 mm grid: base plate, soft jaws, stops, vacuum pods, clamps. Each a dimensioned sheet and a DXF file.',
      price: '34.00',
      stock: 9999,
      digital: true,
      spec: [
        ['Designs', '6'],
        ['Grid', '25 mm, M6 or M8'],
        ['Files', 'PDF, DXF, CSV'],
      ],
      facts: [file('fixtures'), licence],
    },
    {
      id: 'enclosure-plans',
      title: 'Sound enclosure, plans',
      text: '−18 dB, 1 200 × 900 × 800 mm inside, two doors. Cut list for three sheets of 18 mm birch ply.',
      price: '14.95',
      stock: 9999,
      digital: true,
      spec: [
        ['Inside', '1 200 × 900 × 800 mm'],
        ['Attenuation', '18 dB'],
        ['Files', 'PDF, DXF, CSV'],
      ],
      facts: [file('enclosure'), licence],
    },
    {
      id: 'tool-changer-plans',
      title: 'Ten-position tool changer, plans',
      text: 'Ten ISO20 positions, 4 sheets. Published when the first changers have run 1 000 changes.',
      price: '49.00',
      stock: 9999,
      digital: true,
      state: 'locked',
      spec: [
        ['Positions', '10'],
        ['Sheets', '4, A3'],
        ['Files', 'PDF, DXF, CSV'],
      ],
      facts: [file('tool-changer'), licence],
    },
  ]),
};
