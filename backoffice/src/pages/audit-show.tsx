import { Box, Typography } from '@mui/material';
import { Person } from '../identity/person.tsx';
import type { AuditEntry } from '../providers/records.ts';
import { CopyableId } from '../ui/copyable-id.tsx';
import { Facts } from '../ui/facts.tsx';
import { DateTime } from '../ui/date-time.tsx';
import { ListBeside } from '../ui/list-beside.tsx';
import { ShowScreen } from '../ui/show-screen.tsx';
import { actorOf } from '../audit/actor.ts';
import { AuditLink } from '../audit/audit-link.tsx';
import { ChangeTable } from '../audit/change-table.tsx';
import { Subject } from '../audit/subject.tsx';
import { listOfEntries } from '../audit/list-of-audit.ts';
import { AuditRows } from '../audit/audit-rows.tsx';

export function AuditShow() {
  return (
    <ListBeside label="Entries" of={listOfEntries} rows={<AuditRows />}>
      <ShowScreen<AuditEntry>
        kind="Audit entry"
        crumbs={[{ label: 'Audit', to: '/ui/admin/audit' }]}
        title={({ action: asIs }) => ({ asIs })}
        renderAside={({ subject }) => <AuditLink subject={subject} label="Related activity" />}
      >
        {(entry) => (
          <>
            <Facts facts={factsOf(entry)} />
            <Box component="section" sx={{ mt: 4, maxWidth: 960 }}>
              <Typography variant="h2" sx={{ mb: 1 }}>
                Before and after
              </Typography>
              <ChangeTable before={entry.before} after={entry.after} />
            </Box>
          </>
        )}
      </ShowScreen>
    </ListBeside>
  );
}

function factsOf(entry: AuditEntry) {
  const { actorId, actorName, actorEmail, requestId } = entry;
  return [
    { label: 'When', value: <DateTime at={entry.dateCreated} exact /> },
    {
      label: 'Who',
      value: <Person userId={actorId} name={actorName ?? actorOf(entry)} email={actorEmail} />,
    },
    {
      label: 'Subject',
      value: <Subject subject={entry.subject} whole />,
    },
    { label: 'Request', value: requestId && <CopyableId id={requestId} /> },
  ];
}
