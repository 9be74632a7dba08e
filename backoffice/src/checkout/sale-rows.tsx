import { Link } from '@mui/material';
import { DataTable } from 'react-admin';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { itemEditor } from '../catalog/item-address.ts';
import { Titled } from '../catalog/titled.tsx';
import { comingFrom } from '../editing/navigation-state.ts';
import type { AdminItem } from '../providers/records.ts';
import { CompactList } from '../ui/compact-list.tsx';
import { formatDollars } from '../ui/format.ts';
import { DateTime } from '../ui/date-time.tsx';
import { RecordTable } from '../ui/record-table.tsx';
import { useNarrow } from '../ui/use-width.ts';

/** Lists sales, each with its item, prices and times. */
export function SaleRows() {
  if (useNarrow()) {
    return (
      <CompactList<AdminItem>
        renderName={title}
        renderFigure={salePrice}
        renderDetails={(item) => (
          <>
            <span>instead of {regularPrice(item)}</span>
            <span>starts {starts(item)}</span>
            <span>ends {ends(item)}</span>
            <EditLink item={item} />
          </>
        )}
      />
    );
  }
  return (
    <RecordTable<AdminItem> storeKey="sales">
      <DataTable.Col source="title" label="Title" render={title} />
      <DataTable.Col align="right" label="Sale price" render={salePrice} />
      <DataTable.Col align="right" source="price" label="Regular price" render={regularPrice} />
      <DataTable.Col label="Starts" render={starts} />
      <DataTable.Col label="Ends" render={ends} />
      <DataTable.Col label="Action" render={(item: AdminItem) => <EditLink item={item} />} />
    </RecordTable>
  );
}

const title = (item: AdminItem) => <Titled {...item} />;
const salePrice = (item: AdminItem) => item.salePrice !== null && formatDollars(item.salePrice);
const regularPrice = (item: AdminItem) => formatDollars(item.price);
const starts = ({ saleStarts }: AdminItem) => saleStarts !== null && <DateTime at={saleStarts} />;
const ends = ({ saleEnds }: AdminItem) => saleEnds !== null && <DateTime at={saleEnds} />;

/** Links to the editor where the sale can be changed. The editor returns to this list. */
function EditLink({ item: { catalogId, catalogItemId, title: name } }: { item: AdminItem }) {
  const { pathname } = useLocation();
  return (
    <Link
      component={RouterLink}
      to={itemEditor(catalogId, catalogItemId)}
      state={comingFrom(pathname)}
      aria-label={`Edit ${name}`}
      onClick={(event) => event.stopPropagation()}
    >
      Edit
    </Link>
  );
}
