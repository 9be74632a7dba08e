import { TextInput } from '../ui/inputs.tsx';
import { DayField } from '../providers/day-field.tsx';
import { searchFieldId } from '../ui/list-shortcuts.tsx';
import { ListScreen } from '../ui/list-screen.tsx';
import { Notice } from '../ui/notice.tsx';
import { listOfEntries } from '../audit/list-of-audit.ts';
import { AuditRows } from '../audit/audit-rows.tsx';
import { ActionField } from '../audit/action-field.tsx';

/** Lists all staff actions, newest first. */
export function AuditList() {
  return (
    <ListScreen
      title="Audit"
      {...listOfEntries}
      filters={[
        <TextInput
          key="subject"
          source="subject"
          id={searchFieldId}
          label="Subject. Example: order 6f0c1f3a-…"
          size="small"
          parse={trimmed}
        />,
        <TextInput
          key="actor"
          source="actorEmail"
          label="Staff email"
          size="small"
          parse={trimmed}
        />,
        <ActionField key="action" />,
        <DayField key="from" source="dateCreated_gte" label="From date" at="beginning" />,
        <DayField key="to" source="dateCreated_lte" label="To date" at="end" />,
      ]}
      empty={
        <Notice title="No activity yet">
          Staff changes appear here, with before and after values.
        </Notice>
      }
    >
      <AuditRows />
    </ListScreen>
  );
}

/** Copied ids and email addresses often include a space. */
function trimmed(text: string): string {
  return text.trimStart();
}
