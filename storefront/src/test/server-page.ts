import { canonicalQuery, render, type RenderRequest } from '../app/entry-server.tsx';
import type { PageData } from '../app/page-seeds.ts';
import { sampleCatalog, sampleItem, shopConfig } from './samples.ts';

export const onlyItem = sampleItem({
  specs: [{ name: 'Collet', value: 'ER20' }],
  externalId: 'SP-22-W',
  attributes: [
    { attributeId: 'power', type: 'SIZE', value: '2.2 kW', description: 'Rated power', version: 1 },
    { attributeId: 'Collet', type: 'SPEC', value: 'ER20', description: null, version: 1 },
    { attributeId: 'nut', type: 'COMPONENT', value: 'ER 20', description: 'collet', version: 1 },
    {
      attributeId: 'sheet',
      type: 'HTML',
      value:
        '<table><tr><th>Runout</th><td>3 µm</td></tr></table></script><script>alert(1)</script>',
      description: null,
      version: 1,
    },
  ],
});

const collets = { name: 'Collet', values: [{ value: 'ER20', count: 1 }] };

const part = { catalogId: 'spindles', catalogItemId: 'er20', quantity: 2 };
const sharedList = {
  id: 'a1',
  url: 'https://shop.example/ui/build/a1',
  title: 'Small <mill>',
  lines: [
    { ...part, item: onlyItem },
    { ...part, catalogItemId: 'gone', item: null },
  ],
  dateCreated: '2026-11-19T12:00:00.000Z',
};

const data: PageData = {
  catalogs: () => [sampleCatalog({ specSheet: [{ name: 'Collet', facet: true, column: true }] })],
  items: (catalogId) => (catalogId === 'spindles' ? [onlyItem] : null),
  firstItems: (catalogId) => (catalogId === 'spindles' ? [onlyItem] : null),
  item: (catalogId, catalogItemId) =>
    catalogId === 'spindles' && catalogItemId === 'er20' ? onlyItem : null,
  elements: () => [],
  partsList: async (id) => (id === 'a1' ? sharedList : null),
  search: async ({ q }) =>
    q === '2200w'
      ? { total: 1, page: 1, pageSize: 24, items: [onlyItem], facets: [collets] }
      : null,
};

/** Renders a page as the server sends it, for a shop with one item and only this content. */
export function serverPage(
  address: string,
  config = shopConfig,
  sizeOf?: RenderRequest['sizeOf'],
  content?: Partial<PageData>,
) {
  const [path = '', query = ''] = address.split('?');
  return render({
    path,
    search: canonicalQuery(path, query),
    data: { ...data, ...content },
    origin: 'https://shop.example',
    config,
    sizeOf,
    renderedAt: Date.parse('2026-11-20T12:00:00Z'),
    humanCheckScript: 'https://check.example/api.js?render=KEY',
    assetsOf: (modules) => ({
      script: '/static/entry.js',
      styles: ['/static/shell.css'],
      preloads: modules,
      fonts: ['/static/archivo.woff2'],
      icon: '/static/favicon.svg',
    }),
  });
}
