import { Box, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import { Problem } from '../community/problem.tsx';
import { RoleChips } from '../community/role-chips.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import type { AdminCustomer, AdminMember } from '../providers/records.ts';
import { CopyableId } from '../ui/copyable-id.tsx';
import { Facts } from '../ui/facts.tsx';
import { Moment } from '../ui/moment.tsx';

/** Somebody's account in the chat community, and what they are there because of what they bought. */
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
      {member && <Facts facts={factsOf(member)} />}
      {data && !member && (
        <Typography sx={{ color: 'text.secondary' }}>
          No account is linked. They link theirs with /meld in the community.
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

function factsOf(member: AdminMember) {
  const { problem, dateChecked } = member;
  return [
    { label: 'Name there', value: member.discordUsername },
    { label: 'Account there', value: <CopyableId id={member.discordId} /> },
    { label: 'Roles', value: <RoleChips {...member} /> },
    ...(problem === null ? [] : [{ label: 'Problem', value: <Problem problem={problem} /> }]),
    { label: 'Linked', value: <Moment at={member.dateCreated} exact /> },
    {
      label: 'Compared last',
      value: dateChecked === null ? 'Not yet' : <Moment at={dateChecked} exact />,
    },
  ];
}
