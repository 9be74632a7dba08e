import { DataTable, TextInput } from 'react-admin';
import { panel } from '../app/panel.ts';
import type { AuditEntry } from '../providers/records.ts';
import { CompactList } from '../ui/compact-list.tsx';
import { DayField } from '../ui/day-field.tsx';
import { searchFieldId } from '../ui/list-shortcuts.tsx';
import { ListScreen } from '../ui/list-screen.tsx';
import { Moment } from '../ui/moment.tsx';
import { Notice } from '../ui/notice.tsx';
import { RecordLink } from '../ui/record-link.tsx';
import { RecordTable } from '../ui/record-table.tsx';
import { useNarrow } from '../ui/use-narrow.ts';
import { ActionField } from './action-field.tsx';
import { actorOf } from './actor.ts';
import { Subject } from './subject.tsx';

/** Everything members of staff did, the newest first. */
export function AuditList() {
  return (
    <ListScreen
      title="Audit"
      crumbs={[panel]}
      sort={{ field: 'dateCreated', order: 'DESC' }}
      filters={[
        <TextInput
          key="subject"
          source="subject"
          id={searchFieldId}
          label="Subject, such as order 6f0c1f3a-…"
          size="small"
          parse={trimmed}
        />,
        <TextInput
          key="actor"
          source="actorEmail"
          label="Email of who did it"
          size="small"
          parse={trimmed}
        />,
        <ActionField key="action" />,
        <DayField key="from" source="dateCreated_gte" label="From date" at="beginning" />,
        <DayField key="to" source="dateCreated_lte" label="To date" at="end" />,
      ]}
      empty={
        <Notice title="Nothing was done yet">
          Whatever members of staff change is noted here, with how it was before and after.
        </Notice>
      }
    >
      <AuditRows />
    </ListScreen>
  );
}

function AuditRows() {
  if (useNarrow()) {
    return (
      <CompactList<AuditEntry>
        renderName={action}
        renderFigure={(entry) => <Moment at={entry.dateCreated} />}
        renderDetails={(entry) => (
          <>
            <Subject subject={entry.subject} />
            <span>{actorOf(entry)}</span>
          </>
        )}
      />
    );
  }
  return (
    <RecordTable<AuditEntry>>
      <DataTable.Col
        source="dateCreated"
        label="When"
        render={(entry: AuditEntry) => <Moment at={entry.dateCreated} />}
      />
      <DataTable.Col label="Action" render={action} />
      <DataTable.Col
        label="Subject"
        render={(entry: AuditEntry) => <Subject subject={entry.subject} />}
      />
      <DataTable.Col label="Who" render={actorOf} />
      <DataTable.Col label="What changed" render={changedFields} />
    </RecordTable>
  );
}

function action(entry: AuditEntry) {
  return (
    <RecordLink resource="audit" id={entry.id}>
      {entry.action}
    </RecordLink>
  );
}

function changedFields({ before, after }: AuditEntry): string {
  return Object.keys({ ...before, ...after }).join(', ') || '–';
}

/** Copied ids and addresses often bring a space along. */
function trimmed(text: string): string {
  return text.trimStart();
}
