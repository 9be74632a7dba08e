import { securityEventNames } from '@spindle/sdk/domain/security/security-event-names';
import { TextInput } from '../ui/inputs.tsx';
import { ChoiceField } from '../ui/choice-field.tsx';
import { DayField } from '../providers/day-field.tsx';
import { searchFieldId } from '../ui/list-shortcuts.tsx';
import { ListScreen } from '../ui/list-screen.tsx';
import { Notice } from '../ui/notice.tsx';
import { listOfEvents } from '../security/list-of-events.ts';
import { SecurityEventRows } from '../security/security-event-rows.tsx';

const types = [...securityEventNames].map(([id, name]) => ({ id, name }));
const trimmed = (text: string) => text.trim();

/** Lists who was locked out and whose credentials changed, newest first. */
export function SecurityEventList() {
  return (
    <ListScreen
      title="Security events"
      {...listOfEvents}
      filters={[
        <TextInput
          key="address"
          source="address"
          id={searchFieldId}
          label="IP address"
          size="small"
          parse={trimmed}
        />,
        <TextInput
          key="email"
          source="userEmail"
          label="Account email"
          size="small"
          parse={trimmed}
        />,
        <ChoiceField key="type" source="type" label="Event" choices={types} />,
        <DayField key="from" source="dateCreated_gte" label="From date" at="beginning" />,
        <DayField key="to" source="dateCreated_lte" label="To date" at="end" />,
      ]}
      empty={
        <Notice title="No events">
          Failed sign-ins, denied requests and new credentials appear here for 90 days.
        </Notice>
      }
    >
      <SecurityEventRows />
    </ListScreen>
  );
}
