import { Box, Button } from '@mui/material';
import type { AdminTicket } from '../providers/records.ts';
import { OutcomeNote } from '../ui/outcome-note.tsx';
import { replyAddress } from './reply-address.ts';
import { useTicketStatus } from './use-ticket-status.ts';

/** Answering, and settling that it is done. */
export function TicketActions({ ticket }: { ticket: AdminTicket }) {
  const { outcome, busy, change } = useTicketStatus(ticket);
  const open = ticket.status === 'OPEN';
  return (
    <Box sx={{ mt: 2 }}>
      <OutcomeNote outcome={outcome} focused />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant={open ? 'contained' : 'outlined'} href={replyAddress(ticket)}>
          Reply by mail
        </Button>
        <Button variant="outlined" loading={busy} onClick={() => change(open ? 'CLOSED' : 'OPEN')}>
          {open ? 'Close ticket' : 'Open again'}
        </Button>
      </Box>
    </Box>
  );
}
