import { useParams } from 'react-router-dom';
import { useHasAccess } from '../editing/use-has-access.ts';
import { ScreenSkeleton } from '../ui/screen-skeleton.tsx';
import { EditedItems } from '../items/edited-items.tsx';
import { VisibleItems } from '../catalog/visible-items.tsx';

/** `/ui/admin/storeBuilder/:catalogId`: its items, and their editor for administrators. */
export function ItemListScreen() {
  const mayEdit = useHasAccess('edit', 'items');
  const { catalogId = '' } = useParams();
  if (mayEdit === null) return <ScreenSkeleton />;
  const Items = mayEdit ? EditedItems : VisibleItems;
  return <Items key={catalogId} catalogId={catalogId} />;
}
