import { outOfStock } from '@spindle/sdk/domain/catalog/labels';
import { isToReorder, SALES_DAYS } from '@spindle/sdk/domain/inventory/days-left';
import { DataTable } from 'react-admin';
import { Titled } from '../catalog/titled.tsx';
import type { AdminItem } from '../providers/records.ts';
import { Chip } from '../ui/chip.tsx';
import { CompactList } from '../ui/compact-list.tsx';
import { formatCount } from '../ui/format.ts';
import { RecordTable } from '../ui/record-table.tsx';
import { useNarrow } from '../ui/use-width.ts';
import { ReorderLevel } from './reorder-level.tsx';

/** Lists items and how long their stock will last. */
export function LowStockRows() {
  if (useNarrow()) {
    return (
      <CompactList<AdminItem>
        renderName={title}
        renderFigure={days}
        renderDetails={(item) => (
          <>
            <span>{formatCount(item.inventory)} available</span>
            <span>{formatCount(item.soldLately)} sold recently</span>
            {level(item)}
            {levelField(item)}
          </>
        )}
      />
    );
  }
  return (
    <RecordTable<AdminItem> storeKey="runs-out">
      <DataTable.Col source="title" label="Title" render={title} />
      <DataTable.Col label="Part number" render={({ externalId }: AdminItem) => externalId} />
      <DataTable.Col align="right" source="daysLeft" label="Days left" render={days} />
      <DataTable.Col
        align="right"
        source="inventory"
        label="Available"
        render={({ inventory }: AdminItem) => formatCount(inventory)}
      />
      <DataTable.Col
        align="right"
        label={`Sold in ${SALES_DAYS} days`}
        render={({ soldLately: recentSales }: AdminItem) => formatCount(recentSales)}
      />
      <DataTable.Col label="Reorder level" render={levelField} />
      <DataTable.Col label="Status" render={level} />
    </RecordTable>
  );
}

const levelField = (item: AdminItem) => <ReorderLevel item={item} />;

const title = (item: AdminItem) => <Titled {...item} />;

function days({ daysLeft }: AdminItem): string {
  if (daysLeft === null) return '–';
  return daysLeft === 1 ? '1 day' : `${formatCount(daysLeft)} days`;
}

function level({ inventory, reorderLevel }: AdminItem) {
  if (inventory === 0) return <Chip label={outOfStock} tone="gone" />;
  return isToReorder(inventory, reorderLevel) && <Chip label="Low stock" tone="notice" />;
}
