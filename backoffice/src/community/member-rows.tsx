import { DataTable } from 'react-admin';
import { Person } from '../identity/person.tsx';
import type { AdminMember } from '../providers/records.ts';
import { useCompact } from '../ui/open-record.ts';
import { CompactList } from '../ui/compact-list.tsx';
import { CopyableId } from '../ui/copyable-id.tsx';
import { DateTime } from '../ui/date-time.tsx';
import { RecordLink } from '../ui/record-link.tsx';
import { RecordTable } from '../ui/record-table.tsx';
import { Problem } from './problem.tsx';
import { RoleChips } from './role-chips.tsx';

export function MemberRows() {
  if (useCompact()) {
    return (
      <CompactList<AdminMember>
        renderName={account}
        renderDetails={(member) => (
          <>
            <Person {...member} name={member.customerName} linked={false} />
            <RoleChips {...member} />
            <Problem problem={member.problem} />
          </>
        )}
      />
    );
  }
  return (
    <RecordTable<AdminMember>>
      <DataTable.Col source="discordUsername" label="Community name" render={account} />
      <DataTable.Col label="Customer" render={customer} />
      <DataTable.Col
        label="Community account"
        render={({ discordId }: AdminMember) => <CopyableId id={discordId} />}
      />
      <DataTable.Col label="Roles" render={(member: AdminMember) => <RoleChips {...member} />} />
      <DataTable.Col
        label="Problem"
        render={({ problem }: AdminMember) => <Problem problem={problem} />}
      />
      <DataTable.Col
        source="dateChecked"
        label="Synced"
        render={({ dateChecked }: AdminMember) =>
          dateChecked === null ? 'Not yet' : <DateTime at={dateChecked} />
        }
      />
      <DataTable.Col
        source="dateCreated"
        label="Linked"
        render={({ dateCreated }: AdminMember) => <DateTime at={dateCreated} />}
      />
    </RecordTable>
  );
}

function account(member: AdminMember) {
  return (
    <RecordLink resource="members" id={member.id}>
      {member.discordUsername}
    </RecordLink>
  );
}

function customer({ userId, customerName: name, email }: AdminMember) {
  return <Person {...{ userId, name, email }} />;
}
