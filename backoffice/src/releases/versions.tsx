import { Box, Typography } from '@mui/material';
import { ListBase } from 'react-admin';
import type { ItemName } from '../attributes/attribute-calls.ts';
import { useDialogs } from '../editing/confirm.tsx';
import type { Release } from '../providers/records.ts';
import { ListBody } from '../ui/list-body.tsx';
import { OutcomeNote } from '../ui/outcome-note.tsx';
import { Pages } from '../ui/pages.tsx';
import { questionBeforeOpening } from './release-questions.ts';
import { ReleaseRows } from './release-rows.tsx';
import { useActivateRelease } from './use-activate-release.ts';

/** Lists all uploaded versions, and lets staff restore one. */
export function Versions({ name, open }: { name: ItemName; open: Release | null }) {
  const { catalogId, catalogItemId } = name;
  const { outcome, busy, activate } = useActivateRelease();
  const { ask, dialogs } = useDialogs();

  // Someone has made another version available since.
  const past = outcome?.opened !== undefined && outcome.opened !== open?.id;

  async function request(release: Release) {
    if (await ask(questionBeforeOpening(release, open))) activate(release);
  }

  return (
    <Box component="section" aria-labelledby="versions-title" sx={{ mt: 4 }}>
      <Typography id="versions-title" variant="h2" sx={{ mb: 1 }}>
        Versions
      </Typography>
      <OutcomeNote outcome={past ? null : outcome} focused />
      <ListBase
        resource="releases"
        filter={{ catalogId, catalogItemId }}
        sort={{ field: 'dateCreated', order: 'DESC' }}
        perPage={10}
        disableSyncWithLocation
        storeKey={false}
        queryOptions={{ onError: () => undefined }}
      >
        <ListBody
          empty={
            <Typography sx={{ color: 'text.secondary' }}>
              Each upload creates a version. Older versions are kept so you can roll back.
            </Typography>
          }
        >
          <ReleaseRows open={open} busy={busy} onOpen={(release) => void request(release)} />
        </ListBody>
        <Pages sizes={[10, 25, 50]} />
      </ListBase>
      {dialogs}
    </Box>
  );
}
