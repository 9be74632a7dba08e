import { useParams } from 'react-router-dom';
import { useExtended } from '../editing/use-extended.ts';
import { ScreenSkeleton } from '../ui/screen-skeleton.tsx';
import { EditedItems } from './edited-items.tsx';
import { ShownItems } from './shown-items.tsx';

/** `/ui/admin/storeBuilder/:catalogId`: its items, and their editor for administrators. */
export function ItemListScreen() {
  const extended = useExtended();
  const { catalogId = '' } = useParams();
  if (extended === null) return <ScreenSkeleton />;
  const Items = extended ? EditedItems : ShownItems;
  return <Items key={catalogId} catalogId={catalogId} />;
}
