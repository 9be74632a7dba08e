import { Box, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import { memberFacts } from './member-facts.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import type { AdminCustomer, AdminMember } from '../providers/records.ts';
import { Facts } from '../ui/facts.tsx';

/** Shows a customer's account in the chat community, and the roles from their purchases. */
export function CommunityAccount({ customer }: { customer: AdminCustomer }) {
  const { data, error, refetch } = useGetList<AdminMember>(
    'members',
    {
      filter: { userId: customer.id },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'dateCreated', order: 'DESC' },
    },
    { onError: () => undefined },
  );
  const member = data?.[0];
  return (
    <Box component="section" aria-labelledby="community-title" sx={{ mt: 4 }}>
      <Typography id="community-title" variant="h2" sx={{ mb: 1 }}>
        Chat community
      </Typography>
      {member && <Facts facts={memberFacts(member)} />}
      {data && !member && (
        <Typography sx={{ color: 'text.secondary' }}>
          No linked account. Customers link their accounts with /meld in the community.
        </Typography>
      )}
      {!data && error && <LoadFailed error={error} retry={() => void refetch()} />}
      {!data && !error && (
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          Loading…
        </Typography>
      )}
    </Box>
  );
}
