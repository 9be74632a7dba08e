import { Box } from '@mui/material';
import { RecordLink } from '../ui/record-link.tsx';

interface Props {
  /** The account's id, or null if the person has no account. */
  userId: string | null;
  /** Null or empty if unknown. */
  name: string | null;
  /** Null if the person is the shop itself. */
  email: string | null;
  /** Whether to link to the account. */
  linked?: boolean;
}

/** Shows a person's name and email in one row. */
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
