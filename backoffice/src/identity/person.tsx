import { Box } from '@mui/material';
import { RecordLink } from '../ui/record-link.tsx';

interface Props {
  /** The id of their account, or null if they have none. */
  userId: string | null;
  /** Null or empty if unknown. */
  name: string | null;
  /** Null for the shop itself. */
  email: string | null;
  /** Whether to link to their account. */
  linked?: boolean;
}

/** Shows a person in a row: name and email. */
export function Person({ userId, name, email, linked = true }: Props) {
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
