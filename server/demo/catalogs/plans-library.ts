import { items } from './item-draft.ts';
import type { DemoCatalog } from './types.ts';

export const plansLibrary: DemoCatalog = {
  catalogId: 'plans-library',
  title: 'Plans Library',
  description:
    'Every plan we publish, and the ones on the drawing board, for as long as you subscribe. Parametric sources included.',
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
      text: '40 plans, PDF and DXF, two new ones a month. For one machine at home.',
      price: '7.50',
      stock: 9999,
      digital: true,
      terms: '/ month',
      spec: [
        ['Plans', '40, two new ones a month'],
        ['Files', 'PDF, DXF'],
        ['Use', 'Personal'],
      ],
    },
    {
      id: 'maker-yearly',
      title: 'Maker, yearly',
      text: '40 plans and at least 24 new ones in the year. Two months cheaper than paying by the month.',
      price: '75.00',
      stock: 9999,
      digital: true,
      terms: '/ year',
      spec: [
        ['Plans', '40, two new ones a month'],
        ['Files', 'PDF, DXF'],
        ['Use', 'Personal'],
      ],
    },
    {
      id: 'small-shop-monthly',
      title: 'Small shop, monthly',
      text: '40 plans with parametric sources and the right to sell what you build. For up to three machines.',
      price: '24.00',
      stock: 9999,
      digital: true,
      terms: '/ month',
      spec: [
        ['Plans', '40, two new ones a month'],
        ['Files', 'PDF, DXF, STEP, parametric sources'],
        ['Use', 'Commercial, three machines'],
      ],
      facts: [
        ['LICENSE', 'licence', 'Commercial, three machines', 'A key is issued per subscription'],
      ],
    },
    {
      id: 'small-shop-yearly',
      title: 'Small shop, yearly',
      text: '40 plans with parametric sources and selling rights for a year. Two months cheaper than paying by the month.',
      price: '240.00',
      stock: 9999,
      digital: true,
      terms: '/ year',
      spec: [
        ['Plans', '40, two new ones a month'],
        ['Files', 'PDF, DXF, STEP, parametric sources'],
        ['Use', 'Commercial, three machines'],
      ],
      facts: [
        ['LICENSE', 'licence', 'Commercial, three machines', 'A key is issued per subscription'],
      ],
    },
  ]),
};
