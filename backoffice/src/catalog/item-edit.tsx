import { Navigate, useParams } from 'react-router-dom';
import { comingFrom } from '../editing/came-from.ts';
import { itemEditor } from './item-address.ts';

/** An item is edited in its catalogue; closing the editor leads to the item. */
export function ItemEdit() {
  const { id = '' } = useParams();
  // Neither part has a `_`.
  const [catalogId = '', catalogItemId] = id.split('_');
  return (
    <Navigate
      to={itemEditor(catalogId, catalogItemId)}
      state={comingFrom(`/ui/admin/items/${id}/show`)}
      replace
    />
  );
}
