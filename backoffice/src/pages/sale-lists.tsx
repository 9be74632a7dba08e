import { ListScreen } from '../ui/list-screen.tsx';
import { Notice } from '../ui/notice.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { prices, PricesNav } from '../checkout/prices-nav.tsx';
import { SaleRows } from '../checkout/sale-rows.tsx';

interface Props {
  title: string;
  /** The status of the listed sales. */
  sale: 'on' | 'coming' | 'ended';
  /** The text for an empty list. */
  none: string;
}

function SaleList({ title, sale, none }: Props) {
  return (
    <ListScreen
      title={title}
      crumbs={[prices]}
      of={{ resource: 'items', filter: { sale }, storeKey: `sales-${sale}` }}
      intro={<PricesNav />}
      sort={{ field: 'title', order: 'ASC' }}
      filters={<SearchField label="Title or ID" />}
      empty={
        <Notice title={none}>
          To create a sale, edit an item in the Store Builder. Customers see the sale price next to
          the crossed-out regular price.
        </Notice>
      }
    >
      <SaleRows />
    </ListScreen>
  );
}

export const ActiveSales = () => <SaleList title="Active sales" sale="on" none="No active sales" />;

export const ScheduledSales = () => (
  <SaleList title="Scheduled sales" sale="coming" none="No scheduled sales" />
);

export const EndedSales = () => <SaleList title="Ended sales" sale="ended" none="No ended sales" />;
