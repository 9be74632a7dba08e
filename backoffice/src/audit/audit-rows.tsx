import { DataTable } from 'react-admin';
import { Person } from '../identity/person.tsx';
import type { AuditEntry } from '../providers/records.ts';
import { useCompact } from '../ui/open-record.ts';
import { CompactList } from '../ui/compact-list.tsx';
import { DateTime } from '../ui/date-time.tsx';
import { RecordLink } from '../ui/record-link.tsx';
import { RecordTable } from '../ui/record-table.tsx';
import { actorOf } from './actor.ts';
import { Subject } from './subject.tsx';

export function AuditRows() {
  if (useCompact()) {
    return (
      <CompactList<AuditEntry>
        renderName={action}
        renderFigure={(entry) => <DateTime at={entry.dateCreated} />}
        renderDetails={(entry) => (
          <>
            <Subject subject={entry.subject} />
            {actor(entry)}
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
        render={(entry: AuditEntry) => <DateTime at={entry.dateCreated} />}
      />
      <DataTable.Col label="Action" render={action} />
      <DataTable.Col
        label="Subject"
        render={(entry: AuditEntry) => <Subject subject={entry.subject} />}
      />
      <DataTable.Col label="Who" render={actor} />
      <DataTable.Col label="Changes" render={changedFields} />
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

function actor(entry: AuditEntry) {
  const { actorId: userId, actorName, actorEmail: email } = entry;
  return <Person userId={userId} name={actorName ?? actorOf(entry)} email={email} linked={false} />;
}
