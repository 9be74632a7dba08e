import { pictureSet } from '@spindle/sdk/picture-set';
import { useSearchParams } from 'react-router-dom';
import { useConfig } from '../shop/config.ts';
import { useHead } from '../page-parts/head.tsx';
import { catalogView, writeSearch } from './search-url.ts';
import { PageTitle } from '../page-parts/page-title.tsx';
import type { Catalog, CatalogItem } from '../catalog/queries.ts';
import { breadcrumbData, itemListData } from '../catalog/structured-data.ts';

/** Sets the title of a catalog's page, for people and for search engines. */
export function CatalogHead({
  catalog,
  items,
}: {
  catalog: Catalog;
  /** The items on its page. */
  items: readonly CatalogItem[];
}) {
  const path = `/ui/shop/${catalog.catalogId}`;
  const { cdnBase } = useConfig();
  const [params] = useSearchParams();
  useHead({
    title: catalog.title,
    description: catalog.description,
    path,
    unlisted: writeSearch(catalogView(params)) !== '',
    ...(catalog.image && {
      image: {
        address: pictureSet(cdnBase, catalog.image).src,
        alt: catalog.imageAlt ?? catalog.title,
      },
    }),
    // Read only in server-rendered pages, so browsers load neither the data nor its code.
    ...(import.meta.env.SSR && {
      structuredData: [
        breadcrumbData([
          { name: 'Shop', path: '/ui/shop' },
          { name: catalog.title, path },
        ]),
        ...(items.length === 0
          ? []
          : [
              itemListData(
                items.map(({ title, catalogItemId }) => ({
                  name: title,
                  path: `${path}/${catalogItemId}`,
                })),
              ),
            ]),
      ],
    }),
  });
  return <PageTitle title={catalog.title} text={catalog.description} />;
}
