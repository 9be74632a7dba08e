import { FormProvider, useForm } from 'react-hook-form';
import { ChoiceField } from '../ui/choice-field.tsx';
import { ListScreen } from '../ui/list-screen.tsx';
import { Notice } from '../ui/notice.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { RunningOutRows } from '../inventory/running-out-rows.tsx';
import { stock, StockNav } from '../inventory/stock-nav.tsx';

const levels = [{ id: 'true', name: 'At or below their level' }];

/** What is on shelves, that which lasts shortest first. */
export function RunningOut() {
  // Holds what is typed and not saved yet: rows change with the window's width.
  const typed = useForm();
  return (
    <ListScreen
      title="What runs out"
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
        <ChoiceField key="level" source="toReorder" label="To reorder" choices={levels} />,
      ]}
      empty={
        <Notice title="No items yet">
          Items that are shipped stand here by how long their units last, going by what was sold in
          the last 30 days.
        </Notice>
      }
    >
      <FormProvider {...typed}>
        <RunningOutRows />
      </FormProvider>
    </ListScreen>
  );
}
