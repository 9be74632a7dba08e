import { AuditLink } from '../audit/audit-link.tsx';
import { CopyableId } from '../ui/copyable-id.tsx';
import { Facts } from '../ui/facts.tsx';
import { DateTime } from '../ui/date-time.tsx';
import { ShowScreen } from '../ui/show-screen.tsx';
import type { DeadLetter } from '../deadletters/dead-letter.ts';
import { JobActions } from '../deadletters/job-actions.tsx';
import { errorOf } from '../deadletters/job-rows.tsx';

/** Shows one failed job: why it failed, what it was about, and the available actions. */
export function JobShow() {
  return (
    <ShowScreen<DeadLetter>
      kind="Job"
      crumbs={[{ label: 'Jobs', to: '/ui/admin/jobs' }]}
      title={({ job: asIs }) => ({ asIs })}
      renderAside={({ id }) => <AuditLink subject={`job ${id}`} />}
    >
      {(deadLetter) => (
        <>
          <JobActions deadLetter={deadLetter} />
          <Facts facts={factsOf(deadLetter)} />
        </>
      )}
    </ShowScreen>
  );
}

function factsOf(deadLetter: DeadLetter) {
  const { dateSent, dateCreated, tries, about } = deadLetter;
  return [
    { label: 'Error', value: errorOf(deadLetter) },
    { label: 'Attempts', value: tries },
    { label: 'Queued', value: dateSent === null ? 'unknown' : <DateTime at={dateSent} exact /> },
    { label: 'Failed', value: <DateTime at={dateCreated} exact /> },
    ...about.map(({ name, value }) => ({
      label: name,
      value: value === null ? 'hidden (may be personal data)' : <CopyableId id={value} />,
    })),
  ];
}
