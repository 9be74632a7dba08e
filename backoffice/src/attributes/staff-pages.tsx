import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { PublishingGaps } from '../catalog/publishing-gaps.tsx';
import { type ItemRecord } from '../catalog/store-queries.ts';
import { catalogsQuery } from '../providers/catalogs-query.ts';
import { useAttributeCalls } from './attribute-calls.ts';
import { AttributePages } from './attribute-pages.tsx';
import { PreviewTools, type ToolPage } from './preview/preview-tools.tsx';
import { ProductPreview } from './preview/product-preview.tsx';
import { Publisher } from './publisher/publisher.tsx';
import { useSubPage } from './sub-page.ts';

interface Props {
  item: ItemRecord;
}

/** Shows one of the four sub pages for administrators. */
export function StaffPages({ item }: Props) {
  const { catalogId, catalogItemId } = item;
  const [{ page }, go] = useSubPage();
  const [cameFrom, setCameFrom] = useState<ToolPage | null>(null);
  const calls = useAttributeCalls('itemAttributes', catalogId, catalogItemId);
  const { data: catalogs } = useQuery(catalogsQuery(true));
  const sheet = catalogs?.find((one) => one.catalogId === catalogId)?.specSheet ?? [];

  function leave(from: ToolPage) {
    setCameFrom(from);
    go({ page: 'preview' });
  }

  switch (page) {
    case 'publisher':
      return <Publisher item={item} onCancel={() => leave('publisher')} />;
    case 'attributes':
    case 'attribute':
      return (
        <AttributePages
          calls={calls}
          attributes={item.attributes}
          canAdd={catalogItemId !== ''}
          onCancel={() => leave('attributes')}
        />
      );
    default:
      return (
        <>
          <PublishingGaps item={item} sheet={sheet} />
          <ProductPreview
            item={item}
            tools={
              <PreviewTools item={item} cameFrom={cameFrom} onOpen={(next) => go({ page: next })} />
            }
          />
        </>
      );
  }
}
