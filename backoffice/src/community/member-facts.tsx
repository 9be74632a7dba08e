import type { AdminMember } from '../providers/records.ts';
import { CopyableId } from '../ui/copyable-id.tsx';
import { DateTime } from '../ui/date-time.tsx';
import { Problem } from './problem.tsx';
import { RoleChips } from './role-chips.tsx';

export function memberFacts(member: AdminMember) {
  const { problem, dateChecked } = member;
  return [
    { label: 'Community name', value: member.discordUsername },
    { label: 'Community account', value: <CopyableId id={member.discordId} /> },
    { label: 'Roles', value: <RoleChips {...member} /> },
    ...(problem === null ? [] : [{ label: 'Problem', value: <Problem problem={problem} /> }]),
    { label: 'Linked', value: <DateTime at={member.dateCreated} exact /> },
    {
      label: 'Last synced',
      value: dateChecked === null ? 'Not yet' : <DateTime at={dateChecked} exact />,
    },
  ];
}
