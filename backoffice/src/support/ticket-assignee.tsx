import { MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import type { AdminCustomer, AdminTicket } from '../providers/records.ts';

const NOBODY = 'nobody';

interface Props {
  ticket: AdminTicket;
  busy: boolean;
  onAssign: (assigneeId: string | null) => void;
}

/** Selects the assignee. Administrators are loaded when the field is first opened. */
export function TicketAssignee({ ticket: { assigneeId, assignee }, busy, onAssign }: Props) {
  const [opened, setOpened] = useState(false);
  const { data = [] } = useGetList<AdminCustomer>(
    'customers',
    {
      filter: { extended: true },
      sort: { field: 'email', order: 'ASC' },
      pagination: { page: 1, perPage: 100 },
    },
    { enabled: opened },
  );
  const known = data.some(({ id }) => id === assigneeId);
  return (
    <TextField
      select
      id="ticket-assignee"
      label="Assigned to"
      size="small"
      sx={{ maxWidth: 360, mt: 2 }}
      disabled={busy}
      value={assigneeId ?? NOBODY}
      slotProps={{ select: { onOpen: () => setOpened(true) } }}
      onChange={({ target }) => onAssign(target.value === NOBODY ? null : target.value)}
    >
      <MenuItem value={NOBODY}>Unassigned</MenuItem>
      {assigneeId !== null && !known && <MenuItem value={assigneeId}>{assignee}</MenuItem>}
      {data.map(({ id, email }) => (
        <MenuItem key={id} value={id}>
          {email}
        </MenuItem>
      ))}
    </TextField>
  );
}
