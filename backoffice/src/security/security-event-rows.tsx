import { nameOfEvent, whyOfEvent } from '@spindle/sdk/domain/security/security-event-names';
import { DataTable } from 'react-admin';
import { Person } from '../identity/person.tsx';
import type { SecurityEvent } from '../providers/records.ts';
import { useCompact } from '../ui/open-record.ts';
import { CompactList } from '../ui/compact-list.tsx';
import { DateTime } from '../ui/date-time.tsx';
import { RecordLink } from '../ui/record-link.tsx';
import { RecordTable } from '../ui/record-table.tsx';

export function SecurityEventRows() {
  if (useCompact()) {
    return (
      <CompactList<SecurityEvent>
        renderName={what}
        renderFigure={when}
        renderDetails={(event) => (
          <>
            {whyOfEvent(event.reason) && <span>{whyOfEvent(event.reason)}</span>}
            {event.count > 1 && <span>{times(event)}</span>}
            <span>{about(event)}</span>
          </>
        )}
      />
    );
  }
  return (
    <RecordTable<SecurityEvent>>
      <DataTable.Col source="dateCreated" label="Time" render={when} />
      <DataTable.Col label="Event" render={what} />
      <DataTable.Col label="Reason" render={({ reason }: SecurityEvent) => whyOfEvent(reason)} />
      <DataTable.Col label="Account" render={about} />
      <DataTable.Col label="IP address" render={from} />
      <DataTable.Col label="Count" render={times} />
    </RecordTable>
  );
}

const when = ({ dateCreated }: SecurityEvent) => <DateTime at={dateCreated} />;

const what = ({ id, type }: SecurityEvent) => (
  <RecordLink resource="securityEvents" id={id}>
    {nameOfEvent(type)}
  </RecordLink>
);

export const from = ({ address }: SecurityEvent) => address ?? 'multiple addresses';

export const times = ({ count }: SecurityEvent) => (count === 1 ? 'once' : `${count} times`);

export const NO_ACCOUNT = 'no account';

function about({ userId, userName, userEmail }: SecurityEvent) {
  if (userId === null) return NO_ACCOUNT;
  return <Person userId={userId} name={userName} email={userEmail} linked={false} />;
}
