import type { FilterPayload } from 'react-admin';
import type { ListedRecords } from '../ui/listed-records.ts';
import { Notice } from '../ui/notice.tsx';

const open = { status: 'OPEN' };

/** Tickets waiting longest come first. */
export const listOfTickets: ListedRecords = {
  resource: 'tickets',
  sort: { field: 'dateMessage', order: 'ASC' },
  startsWith: open,
  emptyView: filtersOpenTickets,
};

function filtersOpenTickets({ status, ...others }: FilterPayload) {
  if (status !== open.status || Object.keys(others).length > 0) return null;
  return (
    <Notice title="No open tickets">
      To see waiting and closed tickets, set the status to “Any”.
    </Notice>
  );
}
