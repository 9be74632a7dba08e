import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { Box, Button, Link, Typography } from '@mui/material';
import type { ItemName } from '../attributes/attribute-calls.ts';
import type { Release } from '../providers/records.ts';
import { Facts } from '../ui/facts.tsx';
import { formatBytes, formatCount } from '../ui/format.ts';
import { DateTime } from '../ui/date-time.tsx';
import { Notice } from '../ui/notice.tsx';
import { useOpenContent } from './use-open-content.ts';

/** Shows the version that subscribers currently open, or null if there is none yet. */
export function OpenRelease({ name, release }: { name: ItemName; release: Release | null }) {
  if (!release) {
    return (
      <Notice title="No content yet">
        Subscribers see this item but can't open any content yet. Upload a zip file below.
        Subscribers get access after it passes checks.
      </Notice>
    );
  }
  return (
    <>
      <Facts facts={factsOf(release)} />
      <OpenButton name={name} />
    </>
  );
}

function OpenButton({ name }: { name: ItemName }) {
  const { open, opening, error, address } = useOpenContent(name);
  return (
    <Box sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px' }}>
      <Button
        variant="outlined"
        startIcon={<OpenInNewIcon />}
        loading={opening}
        loadingPosition="start"
        onClick={open}
      >
        Open in a new tab
      </Button>
      <Typography variant="body2" role="alert" sx={{ color: 'error.main' }}>
        {error}
      </Typography>
      {address !== null && (
        <Typography variant="body2" role="status">
          Your browser blocked the new tab.{' '}
          <Link href={address} target="_blank" rel="noreferrer">
            Open content
          </Link>
        </Typography>
      )}
    </Box>
  );
}

function factsOf(release: Release) {
  const { number, name, files, bytes, uploadedBy, dateCreated, dateActivated } = release;
  return [
    { label: 'Release', value: number },
    { label: 'File', value: name },
    {
      label: 'Contents',
      value: `${formatCount(files)} ${files === 1 ? 'file' : 'files'}, ${formatBytes(bytes)}`,
    },
    { label: 'Uploaded', value: <DateTime at={dateCreated} exact /> },
    { label: 'Uploaded by', value: uploadedBy ?? 'System' },
    {
      label: 'Available since',
      value: dateActivated && <DateTime at={dateActivated} exact />,
    },
  ];
}
