import { Box, Typography } from '@mui/material';
import { AuditLink } from '../audit/audit-link.tsx';
import type { AdminTicket } from '../providers/records.ts';
import { Facts } from '../ui/facts.tsx';
import { DateTime } from '../ui/date-time.tsx';
import { RecordLink } from '../ui/record-link.tsx';
import { ListBeside } from '../ui/list-beside.tsx';
import { ShowScreen } from '../ui/show-screen.tsx';
import { tickets } from '../support/tickets-nav.tsx';
import { TicketActions } from '../support/ticket-actions.tsx';
import { TicketSender } from '../support/ticket-sender.tsx';
import { TicketState } from '../support/ticket-state.tsx';
import { TicketThread } from '../support/ticket-thread.tsx';
import { listOfTickets } from '../support/list-of-tickets.tsx';
import { TicketRows } from '../support/ticket-rows.tsx';

export function TicketShow() {
  return (
    <ListBeside label="Tickets" of={listOfTickets} rows={<TicketRows />}>
      <ShowScreen<AdminTicket>
        kind="Ticket"
        crumbs={[tickets]}
        title={({ number }) => `Ticket #${number}`}
        renderAside={(ticket) => (
          <>
            <TicketState {...ticket} />
            <AuditLink subject={`ticket ${ticket.id}`} />
          </>
        )}
      >
        {(ticket) => (
          <>
            <Box component="section" aria-labelledby="ticket-issue" sx={{ mb: 4, maxWidth: 960 }}>
              <Typography id="ticket-issue" variant="h2" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
                {ticket.issue}
              </Typography>
              <TicketThread ticket={ticket} />
              <TicketActions key={ticket.id} ticket={ticket} />
            </Box>
            <Facts facts={factsOf(ticket)} />
            <TicketSender ticket={ticket} />
          </>
        )}
      </ShowScreen>
    </ListBeside>
  );
}

function factsOf({ email, name, userId, dateCreated, dateClosed, closedBy }: AdminTicket) {
  const sender =
    userId === null ? (
      `${email} (not signed in, address not verified)`
    ) : (
      <RecordLink resource="customers" id={userId}>
        {email}
      </RecordLink>
    );
  return [
    { label: 'Sender', value: sender },
    { label: 'Name', value: name },
    { label: 'Received', value: <DateTime at={dateCreated} exact /> },
    ...(dateClosed === null
      ? []
      : [
          { label: 'Closed', value: <DateTime at={dateClosed} exact /> },
          { label: 'Closed by', value: closedBy },
        ]),
  ];
}
