import type { FilterPayload } from 'react-admin';
import { panel } from '../app/panel.ts';
import { ChoiceField } from '../ui/choice-field.tsx';
import { ListScreen } from '../ui/list-screen.tsx';
import { Notice } from '../ui/notice.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { TicketRows } from './ticket-rows.tsx';
import { ticketStates } from './ticket-state.tsx';

const open = { status: 'OPEN' };

function nobodyWaits({ status, ...others }: FilterPayload) {
  if (status !== open.status || Object.keys(others).length > 0) return null;
  return (
    <Notice title="Nobody waits for an answer">
      No ticket is open. Choose “Any” as the state to see those that wait for their sender or were
      closed.
    </Notice>
  );
}

/** Who waits longest comes first. */
export function TicketList() {
  return (
    <ListScreen
      title="Tickets"
      crumbs={[panel]}
      sort={{ field: 'dateMessage', order: 'ASC' }}
      filters={[
        <SearchField key="q" label="Number, sender or words" />,
        <ChoiceField key="status" source="status" label="State" choices={ticketStates} />,
      ]}
      startsWith={open}
      emptyView={nobodyWaits}
      empty={
        <Notice title="No tickets yet">What people write on the help page is listed here.</Notice>
      }
    >
      <TicketRows />
    </ListScreen>
  );
}
