import { useMemo } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { comingFrom } from '../editing/navigation-state.ts';
import { itemEditor } from '../catalog/item-address.ts';

/** Opens the item's editor in its catalog. Closing the editor leads back to the item. */
export function ItemEdit() {
  const { id = '' } = useParams();
  // Neither part of the id contains `_`.
  const [catalogId = '', catalogItemId] = id.split('_');
  // Memoized: a new object would make `Navigate` redirect again, even after the user has moved on
  // while the editor was loading.
  const state = useMemo(() => comingFrom(`/ui/admin/items/${id}/show`), [id]);
  return <Navigate to={itemEditor(catalogId, catalogItemId)} state={state} replace />;
}
