import type { Redirect } from '@spindle/sdk/domain/redirects/redirects';
import { DataTable } from 'react-admin';
import { CompactList } from '../ui/compact-list.tsx';
import { DateTime } from '../ui/date-time.tsx';
import { RecordTable } from '../ui/record-table.tsx';
import { mono } from '../ui/theme.ts';
import { useNarrow } from '../ui/use-width.ts';
import { RedirectActions } from './redirect-actions.tsx';

export function RedirectRows() {
  if (useNarrow()) {
    return (
      <CompactList<Redirect>
        renderName={({ from }) => path(from)}
        renderDetails={(redirect) => (
          <>
            <span>To: {path(redirect.to)}</span>
            <span>{creatorOf(redirect)}</span>
            <RedirectActions redirect={redirect} />
          </>
        )}
      />
    );
  }
  return (
    <RecordTable<Redirect> opens={false}>
      <DataTable.Col source="from" label="From" render={({ from }: Redirect) => path(from)} />
      <DataTable.Col source="to" label="To" render={({ to }: Redirect) => path(to)} />
      <DataTable.Col label="Created by" disableSort render={creatorOf} />
      <DataTable.Col
        source="dateCreated"
        label="Created"
        render={({ dateCreated }: Redirect) => <DateTime at={dateCreated} />}
      />
      <DataTable.Col
        label="Actions"
        disableSort
        render={(redirect: Redirect) => <RedirectActions redirect={redirect} />}
      />
    </RecordTable>
  );
}

function path(address: string) {
  return <span style={{ fontFamily: mono, overflowWrap: 'anywhere' }}>{address}</span>;
}

/** Says who created a redirect, or which deletion. */
const creatorOf = ({ subject }: Redirect) =>
  subject === null ? 'Staff' : `Deletion of ${subject}`;
