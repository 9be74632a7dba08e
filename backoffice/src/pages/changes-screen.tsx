import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { components } from '@spindle/sdk/schema';
import { countOf } from '../bulk/bulk-text.ts';
import { useAct } from '../providers/write-hooks.ts';
import { Chip } from '../ui/chip.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { DateTime } from '../ui/date-time.tsx';
import { Notice } from '../ui/notice.tsx';
import { Screen } from '../ui/screen.tsx';
import { TableSkeleton } from '../ui/table-skeleton.tsx';
import type { Tone } from '../ui/tones.ts';
import { startedChangesQuery } from '../sheet/edit-calls.ts';
import { items, ItemsNav } from '../sheet/items-nav.tsx';
import { RejectedEdits } from '../sheet/rejected-edits.tsx';
import { UndoEdits } from '../sheet/undo-edits.tsx';

type StartedChange = components['schemas']['BegunEdit'];

const states: Readonly<Record<StartedChange['state'], { label: string; tone: Tone }>> = {
  scheduled: { label: 'Scheduled', tone: 'waiting' },
  running: { label: 'Running', tone: 'moving' },
  done: { label: 'Done', tone: 'done' },
  cancelled: { label: 'Stopped', tone: 'plain' },
};

/** Lists the changes from sheets and files: scheduled, running or finished. */
export function ChangesScreen() {
  const { data, error, refetch } = useQuery(startedChangesQuery);
  return (
    <Screen title="Changes" crumbs={[items]}>
      <ItemsNav />
      {data?.edits.length === 0 && (
        <Notice title="No changes yet">
          Changes from the sheet or a file appear here, with their progress, errors and schedule.
        </Notice>
      )}
      {data && data.edits.length > 0 && (
        <Box component="ul" aria-label="Changes" sx={{ m: 0, p: 0, maxWidth: 960 }}>
          {data.edits.map((edit) => (
            <Change key={edit.id} edit={edit} onChanged={() => void refetch()} />
          ))}
        </Box>
      )}
      {!data && error && <LoadFailed error={error} retry={refetch} />}
      {!data && !error && (
        <div role="status" aria-label="Loading">
          <TableSkeleton />
        </div>
      )}
    </Screen>
  );
}

function Change({ edit, onChanged }: { edit: StartedChange; onChanged: () => void }) {
  const { id, state, startsAt, startedBy, total, done, refused, dateCreated } = edit;
  const [stop, { isPending }] = useAct('bulk', 'cancel');
  const open = state === 'scheduled' || state === 'running';
  return (
    <Box
      component="li"
      sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider', listStyle: 'none' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px' }}>
        <Chip {...states[state]} />
        <span>
          {state === 'scheduled'
            ? countOf('items', total)
            : `${done} of ${countOf('items', total)}`}
          {startsAt !== null && state === 'scheduled' && (
            <>
              , on <DateTime at={startsAt} exact />
            </>
          )}
        </span>
        <Box component="span" sx={{ flex: 1, color: 'text.secondary', fontSize: '0.8125rem' }}>
          {startedBy}, <DateTime at={dateCreated} />
        </Box>
        {open && (
          <Button
            size="small"
            loading={isPending}
            aria-label={`Stop the change to ${countOf('items', total)}`}
            onClick={() => stop({ id })}
          >
            Stop
          </Button>
        )}
        {!open && done > refused && (
          <UndoEdits id={id} items={done - refused} onStarted={onChanged} />
        )}
      </Box>
      {refused > 0 && <RejectedEdits id={id} refused={refused} />}
    </Box>
  );
}
