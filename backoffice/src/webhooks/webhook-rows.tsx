import { DataTable } from 'react-admin';
import { Chip } from '../ui/chip.tsx';
import { CompactList } from '../ui/compact-list.tsx';
import { DateTime } from '../ui/date-time.tsx';
import { RecordLink } from '../ui/record-link.tsx';
import { RecordTable } from '../ui/record-table.tsx';
import { useNarrow } from '../ui/use-width.ts';
import { lastResultOf, statusOf, type Webhook } from './webhook.ts';

export function WebhookRows() {
  if (useNarrow()) {
    return (
      <CompactList<Webhook>
        renderName={address}
        renderFigure={state}
        renderDetails={(webhook) => (
          <>
            <span>{webhook.description}</span>
            <span>{lastResultOf(webhook)}</span>
          </>
        )}
      />
    );
  }
  return (
    <RecordTable<Webhook>>
      <DataTable.Col source="url" label="URL" render={address} />
      <DataTable.Col
        label="Description"
        disableSort
        render={({ description }: Webhook) => description}
      />
      <DataTable.Col label="Events" disableSort render={({ events }: Webhook) => events.length} />
      <DataTable.Col label="Status" disableSort render={state} />
      <DataTable.Col label="Last result" disableSort render={lastResultOf} />
      <DataTable.Col label="Last sent" disableSort render={lastAttempt} />
    </RecordTable>
  );
}

function address({ id, url }: Webhook) {
  return (
    <RecordLink resource="webhooks" id={id}>
      {url}
    </RecordLink>
  );
}

function state(webhook: Webhook) {
  return <Chip {...statusOf(webhook)} />;
}

function lastAttempt({ lastTryAt }: Webhook) {
  return lastTryAt === null ? 'never' : <DateTime at={lastTryAt} />;
}
