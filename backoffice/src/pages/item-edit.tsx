import { useMemo } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { comingFrom } from '../editing/navigation-state.ts';
import { itemEditor } from '../catalog/item-address.ts';

/** An item is edited in its catalogue; closing the editor leads to the item. */
export function ItemEdit() {
  const { id = '' } = useParams();
  // Neither part has a `_`.
  const [catalogId = '', catalogItemId] = id.split('_');
  // The same for as long as this stands: for another one it would lead there once more, even
  // whoever has left for elsewhere while that was loading.
  const state = useMemo(() => comingFrom(`/ui/admin/items/${id}/show`), [id]);
  return <Navigate to={itemEditor(catalogId, catalogItemId)} state={state} replace />;
}
