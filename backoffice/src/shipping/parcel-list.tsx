import { useQuery } from '@tanstack/react-query';
import { OrderBulk } from '../bulk/order-bulk.tsx';
import { AnyOrderField } from '../orders/any-order-field.tsx';
import { catalogLoadError } from '../orders/catalog-load-error.ts';
import { loadError } from '../orders/list-of-orders.ts';
import { catalogsQuery } from '../providers/catalogs-query.ts';
import { OrderRows } from '../orders/order-rows.tsx';
import { TagField } from '../remarks/tag-field.tsx';
import { ListScreen } from '../ui/list-screen.tsx';
import { Notice } from '../ui/notice.tsx';
import { OutcomeNote } from '../ui/outcome-note.tsx';
import { parcelPath } from './parcel-address.ts';

const picked = { resource: 'orders', filter: { orderState: 'PICKED' }, storeKey: false } as const;

/** Lists the picked orders that need a label. */
export function ParcelList() {
  const catalogs = useQuery(catalogsQuery(false));
  return (
    <ListScreen
      title="Shipping Manager"
      of={picked}
      sort={{ field: 'dateCreated', order: 'ASC' }}
      perPage={50}
      intro={catalogs.error && <OutcomeNote outcome={catalogLoadError} />}
      filters={[<AnyOrderField key="q" />, <TagField key="tag" resource="orders" />]}
      failed={loadError}
      empty={<Notice title="No labels to buy">Picked orders appear here, oldest first.</Notice>}
      bulk={<OrderBulk actions={['labels', 'print', 'tag']} />}
    >
      <OrderRows label="Picked orders" addressOf={parcelPath} />
    </ListScreen>
  );
}
