import { Box, Typography } from '@mui/material';
import type { components } from '@spindle/sdk/schema';
import { useQuery } from '@tanstack/react-query';
import type { AdminTicket } from '../providers/records.ts';
import { LoadFailed } from '../ui/load-failed.tsx';
import { DateTime } from '../ui/date-time.tsx';
import { reads } from '../providers/shop.ts';

/** Loads all messages of a ticket, oldest first. */
const threadQuery = (id: string) =>
  reads.get('/api/admin/tickets/{id}/messages', { params: { path: { id } } });

type Message = components['schemas']['TicketMessage'];

/**
 * Lists the messages, oldest first. The ticket includes the first message, so it appears
 * immediately.
 */
export function TicketThread({ ticket }: { ticket: AdminTicket }) {
  const { data, error, refetch } = useQuery(threadQuery(ticket.id));
  const { id, email: author, message, dateCreated } = ticket;
  const thread = data ?? [{ id, from: 'CUSTOMER' as const, author, message, dateCreated }];
  return (
    <>
      <Box
        component="ol"
        aria-label="Messages"
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}
      >
        {thread.map((one) => (
          <Written key={one.id} message={one} />
        ))}
      </Box>
      {error && !data ? <LoadFailed error={error} retry={refetch} /> : null}
    </>
  );
}

function Written({ message: { from, author, message, dateCreated } }: { message: Message }) {
  const staff = from === 'STAFF';
  return (
    <Box
      component="li"
      sx={{
        pl: 2,
        py: 0.5,
        ml: staff ? { xs: 2, sm: 6 } : 0,
        borderLeft: 2,
        borderColor: staff ? 'text.primary' : 'divider',
        backgroundColor: staff ? 'action.hover' : 'transparent',
      }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {author} · <DateTime at={dateCreated} />
      </Typography>
      <Typography sx={{ maxWidth: '75ch', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {message}
      </Typography>
    </Box>
  );
}
