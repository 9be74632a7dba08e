import { panel } from '../app/panel.ts';
import { TagField } from '../remarks/tag-field.tsx';
import { ChoiceField } from '../ui/choice-field.tsx';
import { DayField } from '../ui/day-field.tsx';
import { ListScreen } from '../ui/list-screen.tsx';
import { Notice } from '../ui/notice.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { OrderRows } from './order-rows.tsx';
import { stateChoices } from './states.ts';
import { troubles } from './troubles.ts';

export function OrderList() {
  return (
    <ListScreen
      title="Orders"
      crumbs={[panel]}
      sort={{ field: 'dateCreated', order: 'DESC' }}
      filters={[
        <SearchField key="q" label="Order, name, email or tracking number" />,
        <ChoiceField key="state" source="orderState" label="State" choices={stateChoices} />,
        <ChoiceField key="trouble" source="trouble" label="Trouble" choices={troubles} />,
        <TagField key="tag" resource="orders" />,
        <DayField key="from" source="dateCreated_gte" label="From date" at="beginning" />,
        <DayField key="to" source="dateCreated_lte" label="To date" at="end" />,
      ]}
      empty={
        <Notice title="No orders yet">
          Every paid checkout makes one order per parcel group. The newest comes first.
        </Notice>
      }
    >
      <OrderRows />
    </ListScreen>
  );
}
