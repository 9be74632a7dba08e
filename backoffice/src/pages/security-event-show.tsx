import { nameOfEvent, whyOfEvent } from '@spindle/sdk/domain/security/security-event-names';
import { Person } from '../identity/person.tsx';
import type { SecurityEvent } from '../providers/records.ts';
import { CopyableId } from '../ui/copyable-id.tsx';
import { Facts } from '../ui/facts.tsx';
import { ListBeside } from '../ui/list-beside.tsx';
import { DateTime } from '../ui/date-time.tsx';
import { ShowScreen } from '../ui/show-screen.tsx';
import { listOfEvents } from '../security/list-of-events.ts';
import { from, NO_ACCOUNT, SecurityEventRows, times } from '../security/security-event-rows.tsx';

/** Shows what happened, whose account it concerns, and where it came from. */
export function SecurityEventShow() {
  return (
    <ListBeside label="Events" of={listOfEvents} rows={<SecurityEventRows />}>
      <ShowScreen<SecurityEvent>
        kind="Security event"
        crumbs={[{ label: 'Security events', to: '/ui/admin/securityEvents' }]}
        title={({ type }) => nameOfEvent(type)}
      >
        {(event) => <Facts facts={factsOf(event)} />}
      </ShowScreen>
    </ListBeside>
  );
}

function factsOf(event: SecurityEvent) {
  const { userId, userName, userEmail, reason, operation, tokenId } = event;
  return [
    { label: 'Reason', value: whyOfEvent(reason) },
    {
      label: 'Account',
      value:
        userId === null ? NO_ACCOUNT : <Person userId={userId} name={userName} email={userEmail} />,
    },
    { label: 'IP address', value: from(event) },
    { label: 'Count', value: times(event) },
    { label: 'First seen', value: <DateTime at={event.dateCreated} exact /> },
    { label: 'Last seen', value: <DateTime at={event.dateModified} exact /> },
    { label: 'API call', value: operation && <CopyableId id={operation} /> },
    { label: 'API token', value: tokenId && <CopyableId id={tokenId} /> },
  ];
}
