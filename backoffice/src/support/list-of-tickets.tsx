import type { FilterPayload } from 'react-admin';
import type { ListedRecords } from '../ui/listed-records.ts';
import { Notice } from '../ui/notice.tsx';

const open = { status: 'OPEN' };

/** Who waits longest comes first. */
export const listOfTickets: ListedRecords = {
  resource: 'tickets',
  sort: { field: 'dateMessage', order: 'ASC' },
  startsWith: open,
  emptyView: nobodyWaits,
};

function nobodyWaits({ status, ...others }: FilterPayload) {
  if (status !== open.status || Object.keys(others).length > 0) return null;
  return (
    <Notice title="Nobody waits for an answer">
      No ticket is open. Choose “Any” as the state to see those that wait for their sender or were
      closed.
    </Notice>
  );
}
