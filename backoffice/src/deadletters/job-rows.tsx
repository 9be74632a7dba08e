import { DataTable } from 'react-admin';
import { CompactList } from '../ui/compact-list.tsx';
import { DateTime } from '../ui/date-time.tsx';
import { RecordLink } from '../ui/record-link.tsx';
import { RecordTable } from '../ui/record-table.tsx';
import { useNarrow } from '../ui/use-width.ts';
import type { DeadLetter } from './dead-letter.ts';
import { ResendButton } from './resend-button.tsx';

export function JobRows() {
  if (useNarrow()) {
    return (
      <CompactList<DeadLetter>
        renderName={name}
        renderFigure={failedAt}
        renderDetails={(deadLetter) => <span>{errorOf(deadLetter)}</span>}
      />
    );
  }
  return (
    <RecordTable<DeadLetter>>
      <DataTable.Col source="job" label="Job" render={name} />
      <DataTable.Col label="Error" disableSort render={errorOf} />
      <DataTable.Col label="Attempts" disableSort render={({ tries }: DeadLetter) => tries} />
      <DataTable.Col source="dateCreated" label="Failed" render={failedAt} />
      <DataTable.Col
        label="Action"
        disableSort
        render={(deadLetter: DeadLetter) => <ResendButton deadLetter={deadLetter} />}
      />
    </RecordTable>
  );
}

function name({ id, job }: DeadLetter) {
  return (
    <RecordLink resource="jobs" id={id}>
      {job}
    </RecordLink>
  );
}

function failedAt({ dateCreated }: DeadLetter) {
  return <DateTime at={dateCreated} />;
}

export const errorOf = ({ error }: DeadLetter): string =>
  error ?? 'The worker process stopped unexpectedly';
