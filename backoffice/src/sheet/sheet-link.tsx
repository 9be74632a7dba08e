import { Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { countOf } from '../bulk/bulk-text.ts';
import { items } from './items-nav.tsx';

/**
 * Opens the surrounding list's items as a sheet: the selected ones, or all that match the filter.
 */
export function SheetLink() {
  const { filterValues, sort, selectedIds } = useListContext();
  const filter = selectedIds.length > 0 ? { id: selectedIds } : filterValues;
  const params = new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: JSON.stringify([sort.field, sort.order]),
  });
  return (
    <Button component={Link} to={`${items.to}/sheet?${params.toString()}`} variant="outlined">
      {selectedIds.length > 0
        ? `Edit ${countOf('items', selectedIds.length)} as a sheet`
        : 'Edit as a sheet'}
    </Button>
  );
}
