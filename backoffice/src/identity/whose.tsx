import { Box } from '@mui/material';
import { RecordLink } from '../ui/record-link.tsx';

interface Props {
  /** Their account; null where they have none. */
  userId: string | null;
  /** Null, or empty, where nobody knows it. */
  name: string | null;
  /** Null for the shop itself. */
  email: string | null;
  /** Leads to their account. */
  linked?: boolean;
}

/** Somebody in a row: who they are, and their address beside it. */
export function Whose({ userId, name, email, linked = true }: Props) {
  const named = name || email || 'Account';
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 1 }}>
      {linked && userId !== null ? (
        <RecordLink resource="customers" id={userId}>
          {named}
        </RecordLink>
      ) : (
        <span>{named}</span>
      )}
      {email && email !== named && (
        <Box component="span" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {email}
        </Box>
      )}
    </Box>
  );
}
