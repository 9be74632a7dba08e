import { DataTable } from 'react-admin';
import type { AdminMember } from '../providers/records.ts';
import { CompactList } from '../ui/compact-list.tsx';
import { CopyableId } from '../ui/copyable-id.tsx';
import { Moment } from '../ui/moment.tsx';
import { RecordLink } from '../ui/record-link.tsx';
import { RecordTable } from '../ui/record-table.tsx';
import { useNarrow } from '../ui/use-narrow.ts';
import { Problem } from './problem.tsx';
import { RoleChips } from './role-chips.tsx';

/** The members of the list around it. */
export function MemberRows() {
  if (useNarrow()) {
    return (
      <CompactList<AdminMember>
        renderName={customer}
        renderDetails={(member) => (
          <>
            <span>{member.discordUsername}</span>
            <RoleChips {...member} />
            <Problem problem={member.problem} />
          </>
        )}
      />
    );
  }
  return (
    <RecordTable<AdminMember> opens={false}>
      <DataTable.Col label="Customer" render={customer} />
      <DataTable.Col source="discordUsername" label="Name there" />
      <DataTable.Col
        label="Account there"
        render={({ discordId }: AdminMember) => <CopyableId id={discordId} />}
      />
      <DataTable.Col label="Roles" render={(member: AdminMember) => <RoleChips {...member} />} />
      <DataTable.Col
        label="Problem"
        render={({ problem }: AdminMember) => <Problem problem={problem} />}
      />
      <DataTable.Col
        source="dateChecked"
        label="Compared"
        render={({ dateChecked }: AdminMember) =>
          dateChecked === null ? 'Not yet' : <Moment at={dateChecked} />
        }
      />
      <DataTable.Col
        source="dateCreated"
        label="Linked"
        render={({ dateCreated }: AdminMember) => <Moment at={dateCreated} />}
      />
    </RecordTable>
  );
}

function customer({ userId, email }: AdminMember) {
  return (
    <RecordLink resource="customers" id={userId}>
      {email}
    </RecordLink>
  );
}
