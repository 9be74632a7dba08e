import { ListScreen } from '../ui/list-screen.tsx';
import { Notice } from '../ui/notice.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { prices, PricesNav } from '../checkout/prices-nav.tsx';
import { SaleRows } from '../checkout/sale-rows.tsx';

interface Props {
  title: string;
  /** The state of the sales to list. */
  sale: 'on' | 'coming' | 'ended';
  /** The text if there are none. */
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
          An item gets a sale in the Store Builder, where it is edited: a lower price from one
          moment to another, with the regular one struck through beside it.
        </Notice>
      }
    >
      <SaleRows />
    </ListScreen>
  );
}

export const SalesOn = () => (
  <SaleList title="Sales on" sale="on" none="No item is on sale just now" />
);

export const SalesToCome = () => (
  <SaleList title="Sales to come" sale="coming" none="No sale is to come" />
);

export const SalesThatEnded = () => (
  <SaleList title="Sales that ended" sale="ended" none="No sale has ended" />
);
