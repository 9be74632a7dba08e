import { items } from './item-draft.ts';
import type { DemoCatalog } from './types.ts';

export const plansLibrary: DemoCatalog = {
  catalogId: 'plans-library',
  title: 'Plans Library',
  description:
    'Every plan we publish, and the ones on the drawing board, for as long as you subscribe: sheets, cut lists, DXF.',
  image: 'catalog/plans-library.webp',
  enabled: true,
  expired: false,
  locked: false,
  external: false,
  link: null,
  listingOrderWeight: 90,
  items: items('plans-library', [
    {
      id: 'maker-monthly',
      title: 'Maker, monthly',
      text: '5 plans, PDF and DXF, a new one every month. For one machine at home.',
      price: '7.50',
      stock: 9999,
      digital: true,
      terms: '/ month',
      spec: [
        ['Plans', '5, a new one every month'],
        ['Files', 'PDF, DXF, cut lists (CSV)'],
        ['Use', 'Personal'],
      ],
    },
    {
      id: 'maker-yearly',
      title: 'Maker, yearly',
      text: '5 plans and at least ten new ones in the year. Two months cheaper than paying by the month.',
      price: '75.00',
      stock: 9999,
      digital: true,
      terms: '/ year',
      spec: [
        ['Plans', '5, a new one every month'],
        ['Files', 'PDF, DXF, cut lists (CSV)'],
        ['Use', 'Personal'],
      ],
    },
    {
      id: 'small-shop-monthly',
      title: 'Small shop, monthly',
      text: '6 plans, the one on the drawing board among them, and the right to sell what you build. For up to three machines.',
      price: '24.00',
      stock: 9999,
      digital: true,
      terms: '/ month',
      spec: [
        ['Plans', '6, a new one every month'],
        ['Files', 'PDF, DXF, cut lists (CSV)'],
        ['Use', 'Commercial, three machines'],
      ],
      facts: [
        ['LICENSE', 'licence', 'Commercial, three machines', 'A key is issued per subscription'],
      ],
    },
    {
      id: 'small-shop-yearly',
      title: 'Small shop, yearly',
      text: '6 plans with selling rights for a year. Two months cheaper than paying by the month.',
      price: '240.00',
      stock: 9999,
      digital: true,
      terms: '/ year',
      spec: [
        ['Plans', '6, a new one every month'],
        ['Files', 'PDF, DXF, cut lists (CSV)'],
        ['Use', 'Commercial, three machines'],
      ],
      facts: [
        ['LICENSE', 'licence', 'Commercial, three machines', 'A key is issued per subscription'],
      ],
    },
  ]),
};
