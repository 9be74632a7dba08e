import { Box } from '@mui/material';
import { CopyableId } from '../ui/copyable-id.tsx';
import { RecordLink } from '../ui/record-link.tsx';

/** The resources of the subjects that have a screen. */
const screens: Readonly<Record<string, string>> = {
  order: 'orders',
  customer: 'customers',
  ticket: 'tickets',
};

/** A UUIDv7 starts with the time, so ids from the same minute differ only at the end. */
const uuidV7 = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/;

/** Names the subject of an entry, and links to its screen if there is one. */
export function Subject({ subject, whole = false }: { subject: string; whole?: boolean }) {
  const space = subject.indexOf(' ');
  const kind = subject.slice(0, Math.max(space, 0));
  const id = subject.slice(space + 1);
  const resource = screens[kind];
  const short = resource ? id.slice(0, 8) : uuidV7.test(id) ? id.slice(-8) : id;
  const displayed = whole ? id : short;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'baseline', gap: '6px' }}>
      {kind}
      <CopyableId id={id}>
        {resource ? (
          <RecordLink resource={resource} id={id}>
            {displayed}
          </RecordLink>
        ) : (
          displayed
        )}
      </CopyableId>
    </Box>
  );
}
