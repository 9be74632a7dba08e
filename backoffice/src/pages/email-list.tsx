import { Box, Link, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { RowsSkeleton } from '../editing/rows-skeleton.tsx';
import { emailsQuery } from '../emails/email-queries.ts';
import { Chip } from '../ui/chip.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Screen } from '../ui/screen.tsx';

/** Lists the emails whose texts can be changed. */
export function EmailList() {
  return (
    <Screen title="Emails">
      <Emails />
    </Screen>
  );
}

function Emails() {
  const { data, error, refetch } = useQuery(emailsQuery);
  if (error) return <LoadFailed error={error} retry={refetch} />;
  if (data === undefined) return <RowsSkeleton />;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', maxWidth: 880 }}>
      {data.emails.map(({ kind, name, subject, changed }) => (
        <Box
          key={kind}
          component="li"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 1.5,
            py: 1,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Link component={RouterLink} to={`/ui/admin/emails/${kind}`}>
            {name}
          </Link>
          {changed && <Chip tone="moving" label="Changed" />}
          <Typography
            variant="body2"
            sx={{ width: '100%', color: 'text.secondary', overflowWrap: 'anywhere' }}
          >
            {subject}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
