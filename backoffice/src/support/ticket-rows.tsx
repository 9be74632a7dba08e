import { DataTable } from 'react-admin';
import { Person } from '../identity/person.tsx';
import type { AdminTicket } from '../providers/records.ts';
import { useCompact } from '../ui/open-record.ts';
import { CompactList } from '../ui/compact-list.tsx';
import { DateTime } from '../ui/date-time.tsx';
import { RecordLink } from '../ui/record-link.tsx';
import { RecordTable } from '../ui/record-table.tsx';
import { TicketState } from './ticket-state.tsx';

export function TicketRows() {
  if (useCompact()) {
    return (
      <CompactList<AdminTicket>
        renderName={number}
        renderFigure={({ dateMessage }) => <DateTime at={dateMessage} />}
        renderDetails={(ticket) => (
          <>
            <TicketState {...ticket} />
            <span>{ticket.issue}</span>
            <Person {...ticket} linked={false} />
          </>
        )}
      />
    );
  }
  return (
    <RecordTable<AdminTicket>>
      <DataTable.Col source="number" label="Number" render={number} />
      <DataTable.Col
        source="status"
        label="Status"
        render={(ticket: AdminTicket) => <TicketState {...ticket} />}
      />
      <DataTable.Col source="issue" label="Issue" disableSort />
      <DataTable.Col
        source="email"
        label="Sender"
        disableSort
        render={(ticket: AdminTicket) => <Person {...ticket} />}
      />
      <DataTable.Col source="assignee" label="Assigned to" disableSort />
      <DataTable.Col
        source="dateMessage"
        label="Last message"
        render={(ticket: AdminTicket) => <DateTime at={ticket.dateMessage} />}
      />
    </RecordTable>
  );
}

function number(ticket: AdminTicket) {
  return (
    <RecordLink resource="tickets" id={ticket.id}>
      #{ticket.number}
    </RecordLink>
  );
}
