import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useHasAccess } from '../editing/use-has-access.ts';
import { ContentLink } from '../catalog/content-link.tsx';
import type { ItemName } from '../attributes/attribute-calls.ts';
import { ItemScreen } from '../attributes/item-screen.tsx';
import { visibleItemQuery } from '../catalog/store-queries.ts';
import { useItemRecord } from '../attributes/item-queries.ts';
import { ProductPreview } from '../attributes/preview/product-preview.tsx';
import { StaffPages } from '../attributes/staff-pages.tsx';

/** Shows an item: administrators can edit attributes and publication, others can only look. */
export function AttributeEditor() {
  const { catalogId = '', catalogItemId = '' } = useParams();
  const mayEdit = useHasAccess('edit', 'items');
  const name = { catalogId, catalogItemId };
  const key = `${catalogId}/${catalogItemId}`;
  if (mayEdit === null) return null;
  return mayEdit ? <EditedItem key={key} name={name} /> : <VisibleItem key={key} name={name} />;
}

function EditedItem({ name }: { name: ItemName }) {
  const { data, error, refetch } = useItemRecord(name);
  return (
    <ItemScreen
      name={name}
      extended
      item={data}
      error={error}
      onRetry={() => void refetch()}
      renderAside={(item) => item.subscription && <ContentLink name={name} />}
    >
      {(item) => <StaffPages item={item} />}
    </ItemScreen>
  );
}

function VisibleItem({ name }: { name: ItemName }) {
  const { data, error, refetch } = useQuery(visibleItemQuery(name));
  return (
    <ItemScreen
      name={name}
      extended={false}
      item={data}
      error={error}
      onRetry={() => void refetch()}
    >
      {(item) => <ProductPreview item={item} />}
    </ItemScreen>
  );
}
