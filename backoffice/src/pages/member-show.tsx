import { Box, Typography } from '@mui/material';
import { AuditLink } from '../audit/audit-link.tsx';
import { AccessList } from '../entitlements/access-list.tsx';
import { Person } from '../identity/person.tsx';
import type { AdminMember } from '../providers/records.ts';
import { Facts } from '../ui/facts.tsx';
import { ListBeside } from '../ui/list-beside.tsx';
import { ShowScreen } from '../ui/show-screen.tsx';
import { listOfMembers } from '../community/list-of-members.ts';
import { memberFacts } from '../community/member-facts.tsx';
import { MemberRows } from '../community/member-rows.tsx';

/** Shows a customer's community account and their entitlements, which determine the roles. */
export function MemberShow() {
  return (
    <ListBeside label="Members" of={listOfMembers} rows={<MemberRows />}>
      <ShowScreen<AdminMember>
        kind="Community member"
        crumbs={[{ label: 'Community members', to: '/ui/admin/members' }]}
        title={({ discordUsername: asIs }) => ({ asIs })}
        renderAside={({ userId }) => <AuditLink subject={`customer ${userId}`} />}
      >
        {(member) => (
          <>
            <Facts
              facts={[{ label: 'Customer', value: customerLink(member) }, ...memberFacts(member)]}
            />
            <Box component="section" aria-labelledby="member-access" sx={{ mt: 4 }}>
              <Typography id="member-access" variant="h2" sx={{ mb: 1 }}>
                Access
              </Typography>
              <AccessList key={member.id} userId={member.userId} />
            </Box>
          </>
        )}
      </ShowScreen>
    </ListBeside>
  );
}

function customerLink({ userId, customerName: name, email }: AdminMember) {
  return <Person {...{ userId, name, email }} />;
}
