import { TextInput } from '../ui/inputs.tsx';
import { ChoiceField } from '../ui/choice-field.tsx';
import { DayField } from '../providers/day-field.tsx';
import { searchFieldId } from '../ui/list-shortcuts.tsx';
import { ListScreen } from '../ui/list-screen.tsx';
import { Notice } from '../ui/notice.tsx';
import { listOfMembers } from '../community/list-of-members.ts';
import { MemberRows } from '../community/member-rows.tsx';

const problems = [
  { id: true, name: 'Has a problem' },
  { id: false, name: 'No problems' },
] as const;

/** Lists customers with a linked community account, and whether they have the roles they should. */
export function MemberList() {
  return (
    <ListScreen
      title="Community members"
      {...listOfMembers}
      filters={[
        <TextInput key="email" source="email" id={searchFieldId} label="Email" size="small" />,
        <TextInput key="name" source="discordUsername" label="Community name" size="small" />,
        <ChoiceField key="problem" source="problem" label="Problem" choices={problems} />,
        <DayField key="from" source="dateCreated_gte" label="Linked on or after" at="beginning" />,
        <DayField key="to" source="dateCreated_lte" label="Linked on or before" at="end" />,
      ]}
      empty={
        <Notice title="No linked accounts yet">
          Customers run /meld in the community and confirm the link. Roles for their purchases are
          assigned automatically.
        </Notice>
      }
    >
      <MemberRows />
    </ListScreen>
  );
}
