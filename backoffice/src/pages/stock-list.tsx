import { useEffect } from 'react';
import { useListContext } from 'react-admin';
import { idOf } from '../providers/writes/record-ids.ts';
import { CatalogInput, ItemInput } from '../catalog/item-inputs.tsx';
import { ChoiceField } from '../ui/choice-field.tsx';
import { DayField } from '../providers/day-field.tsx';
import { searchFieldId } from '../ui/list-shortcuts.tsx';
import { ListScreen } from '../ui/list-screen.tsx';
import { Notice } from '../ui/notice.tsx';
import { MovementRows } from '../inventory/movement-rows.tsx';
import { StockNav } from '../inventory/stock-nav.tsx';
import { reasons } from '../inventory/reasons.ts';

const choices = Object.entries(reasons).map(([id, { name }]) => ({ id, name }));

/** Converts saved filters from an earlier version, which used an item's two ids. */
function LegacyFilter() {
  const { filterValues, setFilters } = useListContext();
  useEffect(() => {
    const { catalogItemId, ...others } = filterValues;
    if (catalogItemId === undefined) return;
    const { catalogId, ...rest } = others;
    setFilters(catalogId ? { ...rest, item: idOf(catalogId, catalogItemId) } : rest);
  }, [filterValues, setFilters]);
  return null;
}

/** Lists every stock change, newest first. */
export function StockList() {
  return (
    <ListScreen
      title="Stock"
      intro={
        <>
          <LegacyFilter />
          <StockNav />
        </>
      }
      sort={{ field: 'dateCreated', order: 'DESC' }}
      filters={[
        <ItemInput key="item" source="item" id={searchFieldId} />,
        <CatalogInput key="catalog" />,
        <ChoiceField key="reason" source="reason" label="Reason" choices={choices} />,
        <DayField key="from" source="dateCreated_gte" label="From date" at="beginning" />,
        <DayField key="to" source="dateCreated_lte" label="To date" at="end" />,
      ]}
      empty={
        <Notice title="No stock changes yet">
          Sales, reservations, returns and counts appear here. An item's entries add up to its
          stock.
        </Notice>
      }
    >
      <MovementRows />
    </ListScreen>
  );
}
