import { useQuery } from '@tanstack/react-query';
import { DataTable } from 'react-admin';
import { catalogsQuery } from '../providers/catalogs-query.ts';
import type { AdminItem } from '../providers/records.ts';
import { useCompact } from '../ui/open-record.ts';
import { CompactList } from '../ui/compact-list.tsx';
import { CopyableId } from '../ui/copyable-id.tsx';
import { formatCount, formatDollars } from '../ui/format.ts';
import { DateTime } from '../ui/date-time.tsx';
import { RecordTable } from '../ui/record-table.tsx';
import { StatusChips } from './status-chips.tsx';
import { Titled } from './titled.tsx';

export function ItemRows() {
  if (useCompact()) {
    return (
      <CompactList<AdminItem>
        renderName={title}
        renderFigure={(item) => formatDollars(item.price)}
        renderDetails={(item) => (
          <>
            <StatusChips {...item} />
            <span>{formatCount(item.inventory)} available</span>
            {item.waiting > 0 && (
              <span>
                {formatCount(item.waiting)} back-in-stock{' '}
                {item.waiting === 1 ? 'request' : 'requests'}
              </span>
            )}
          </>
        )}
      />
    );
  }
  return (
    <RecordTable<AdminItem>>
      <DataTable.Col source="title" label="Title" render={title} />
      <DataTable.Col label="Part number" render={partNumber} />
      <DataTable.Col label="Catalog" render={catalog} />
      <DataTable.Col label="Status" render={(item: AdminItem) => <StatusChips {...item} />} />
      <DataTable.Col
        align="right"
        source="price"
        label="Price"
        render={(item: AdminItem) => formatDollars(item.price)}
      />
      <DataTable.Col
        align="right"
        source="inventory"
        label="Inventory"
        render={(item: AdminItem) => formatCount(item.inventory)}
      />
      <DataTable.Col
        align="right"
        label="Back-in-stock requests"
        render={({ waiting }: AdminItem) => (waiting > 0 ? formatCount(waiting) : '–')}
      />
      <DataTable.Col
        source="dateModified"
        label="Modified"
        render={(item: AdminItem) => <DateTime at={item.dateModified} />}
      />
    </RecordTable>
  );
}

function title(item: AdminItem) {
  return <Titled {...item} />;
}

function partNumber({ externalId }: AdminItem) {
  return externalId && <CopyableId id={externalId} />;
}

function catalog({ catalogId }: AdminItem) {
  return <CatalogTitle catalogId={catalogId} />;
}

function CatalogTitle({ catalogId }: Pick<AdminItem, 'catalogId'>) {
  const { data } = useQuery(catalogsQuery(false));
  return data?.find((one) => one.catalogId === catalogId)?.title ?? catalogId;
}
