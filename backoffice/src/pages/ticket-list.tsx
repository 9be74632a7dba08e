import { ChoiceField } from '../ui/choice-field.tsx';
import { DayField } from '../providers/day-field.tsx';
import { ListScreen } from '../ui/list-screen.tsx';
import { Notice } from '../ui/notice.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { listOfTickets } from '../support/list-of-tickets.tsx';
import { TicketsNav } from '../support/tickets-nav.tsx';
import { TicketRows } from '../support/ticket-rows.tsx';
import { ticketStates } from '../support/ticket-state.tsx';

export function TicketList() {
  return (
    <ListScreen
      title="Tickets"
      {...listOfTickets}
      intro={<TicketsNav />}
      filters={[
        <SearchField key="q" label="Number, sender or keywords" />,
        <ChoiceField key="status" source="status" label="Status" choices={ticketStates} />,
        <DayField key="from" source="dateCreated_gte" label="From date" at="beginning" />,
        <DayField key="to" source="dateCreated_lte" label="To date" at="end" />,
      ]}
      empty={<Notice title="No tickets yet">Messages from the help page appear here.</Notice>}
    >
      <TicketRows />
    </ListScreen>
  );
}
