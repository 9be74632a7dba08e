import { FormProvider, useForm } from 'react-hook-form';
import { ChoiceField } from '../ui/choice-field.tsx';
import { ListScreen } from '../ui/list-screen.tsx';
import { Notice } from '../ui/notice.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { LowStockRows } from '../inventory/low-stock-rows.tsx';
import { stock, StockNav } from '../inventory/stock-nav.tsx';

const levels = [{ id: 'true', name: 'At or below reorder level' }];

/** Lists stocked items. The first to run out are at the top. */
export function RunningOut() {
  // Holds unsaved input here, because resizing the window replaces the rows.
  const typed = useForm();
  return (
    <ListScreen
      title="Low stock"
      crumbs={[stock]}
      of={{
        resource: 'items',
        filter: { digital: false, subscription: false },
        storeKey: 'runs-out',
      }}
      intro={<StockNav />}
      sort={{ field: 'daysLeft', order: 'ASC' }}
      filters={[
        <SearchField key="q" label="Title or ID" />,
        <ChoiceField key="level" source="toReorder" label="Low stock" choices={levels} />,
      ]}
      empty={
        <Notice title="No items yet">
          Items that ship appear here, sorted by days of stock left based on the last 30 days of
          sales.
        </Notice>
      }
    >
      <FormProvider {...typed}>
        <LowStockRows />
      </FormProvider>
    </ListScreen>
  );
}
