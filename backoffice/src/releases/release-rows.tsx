import { Button } from '@mui/material';
import { DataTable } from 'react-admin';
import type { Release } from '../providers/records.ts';
import { Chip } from '../ui/chip.tsx';
import { CompactList } from '../ui/compact-list.tsx';
import { formatBytes, formatCount } from '../ui/format.ts';
import { DateTime } from '../ui/date-time.tsx';
import { RecordTable } from '../ui/record-table.tsx';
import { useNarrow } from '../ui/use-width.ts';
import { leadsBack } from './release-questions.ts';

interface Props {
  open: Release | null;
  busy: boolean;
  onOpen: (release: Release) => void;
}

export function ReleaseRows(props: Props) {
  const action = (release: Release) => <Action {...props} release={release} />;
  if (useNarrow()) {
    return (
      <CompactList<Release>
        renderName={({ number }) => <strong>Release {number}</strong>}
        renderFigure={({ bytes }) => formatBytes(bytes)}
        renderDetails={(release) => (
          <>
            <span>{release.name}</span>
            <span>{formatCount(release.files)} files</span>
            <DateTime at={release.dateCreated} />
            <span>{uploader(release)}</span>
            {action(release)}
          </>
        )}
      />
    );
  }
  return (
    <RecordTable<Release> opens={false}>
      <DataTable.Col label="Release" disableSort render={({ number }: Release) => number} />
      <DataTable.Col
        label="File"
        disableSort
        sx={{ overflowWrap: 'anywhere', minWidth: 140 }}
        render={({ name }: Release) => name}
      />
      <DataTable.Col
        label="Files"
        align="right"
        disableSort
        render={({ files }: Release) => formatCount(files)}
      />
      <DataTable.Col
        label="Unpacked size"
        align="right"
        disableSort
        sx={{ whiteSpace: 'nowrap' }}
        render={({ bytes }: Release) => formatBytes(bytes)}
      />
      <DataTable.Col
        label="Uploaded"
        disableSort
        sx={{ whiteSpace: 'nowrap' }}
        render={({ dateCreated }: Release) => <DateTime at={dateCreated} />}
      />
      <DataTable.Col label="Uploaded by" disableSort render={uploader} />
      <DataTable.Col label="Subscribers" disableSort render={action} />
    </RecordTable>
  );
}

function Action({ release, open, busy, onOpen }: Props & { release: Release }) {
  if (release.active) return <Chip label="Current" tone="done" />;
  const label = leadsBack(release, open) ? 'Roll back' : 'Make available';
  return (
    <Button
      size="small"
      variant="outlined"
      disabled={busy}
      aria-label={`${label}: release ${release.number}`}
      onClick={() => onOpen(release)}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {label}
    </Button>
  );
}

function uploader({ uploadedBy }: Release): string {
  return uploadedBy ?? 'System';
}
