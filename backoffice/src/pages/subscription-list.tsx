import { TextInput } from '../ui/inputs.tsx';
import { CatalogInput } from '../catalog/item-inputs.tsx';
import { ChoiceField } from '../ui/choice-field.tsx';
import { DayField } from '../providers/day-field.tsx';
import { searchFieldId } from '../ui/list-shortcuts.tsx';
import { ListScreen } from '../ui/list-screen.tsx';
import { Notice } from '../ui/notice.tsx';
import { listOfSubscriptions } from '../subscriptions/list-of-subscriptions.ts';
import { statusChoices } from '../subscriptions/statuses.ts';
import { SubscriptionRows } from '../subscriptions/subscription-rows.tsx';

const canceledChoices = [
  { id: true, name: 'Canceled' },
  { id: false, name: 'Not canceled' },
] as const;

export function SubscriptionList() {
  return (
    <ListScreen
      title="Subscriptions"
      {...listOfSubscriptions}
      filters={[
        <TextInput
          key="email"
          source="email"
          id={searchFieldId}
          label="Exact email"
          type="search"
          size="small"
          parse={trimmed}
        />,
        <ChoiceField key="status" source="status" label="Status" choices={statusChoices} />,
        <CatalogInput key="catalog" />,
        <ChoiceField
          key="cancelled"
          source="cancelled"
          label="Canceled"
          choices={canceledChoices}
        />,
        <DayField key="from" source="dateCreated_gte" label="Started on or after" at="beginning" />,
        <DayField key="to" source="dateCreated_lte" label="Started on or before" at="end" />,
      ]}
      empty={
        <Notice title="No subscriptions yet">
          Subscribers appear here, with their status from the payment provider. Customers change and
          cancel subscriptions in the customer portal.
        </Notice>
      }
    >
      <SubscriptionRows />
    </ListScreen>
  );
}

/** Copied email addresses often include a space. */
function trimmed(text: string): string {
  return text.trim();
}
