import { Box, Button, Checkbox, FormControlLabel } from '@mui/material';
import { useState } from 'react';
import { useAct } from '../providers/write-hooks.ts';
import { OutcomeNote } from '../ui/outcome-note.tsx';
import type { Import } from './import-query.ts';

interface Props {
  imported: Import;
  onChanged: () => void;
}

/** Applies or undoes an import. */
export function ImportActions({ imported, onChanged }: Props) {
  const { state, isMapped, undoUntil, dateUndone, counts } = imported;
  if (state === 'review' && isMapped) return <Apply imported={imported} onChanged={onChanged} />;
  if (state !== 'done' || dateUndone !== null) return null;
  return (
    <>
      {counts.picturesFailed > 0 && <RetryPictures imported={imported} onChanged={onChanged} />}
      {undoUntil !== null && <Undo imported={imported} onChanged={onChanged} />}
    </>
  );
}

/** Fetches the missing pictures again: applying an import again retries only them. */
function RetryPictures({ imported: { id, counts }, onChanged }: Props) {
  const [retry, { error, isPending }] = useAct('imports', 'apply', { onSuccess: onChanged });
  const count = counts.picturesFailed;
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <OutcomeNote
        outcome={{
          good: false,
          title: count === 1 ? 'A picture is missing' : `${count} pictures are missing`,
          text: error?.message ?? 'The items are imported. The rows below say which and why.',
        }}
      />
      <Button variant="outlined" loading={isPending} onClick={() => retry({ id, data: {} })}>
        Retry {count} {count === 1 ? 'picture' : 'pictures'}
      </Button>
    </Box>
  );
}

function Apply({ imported, onChanged }: Props) {
  const { id, kind, encoding, samples, counts } = imported;
  const [isConfirmed, setConfirmed] = useState(false);
  const [invite, setInvite] = useState(false);
  const [apply, { error, isPending }] = useAct('imports', 'apply', { onSuccess: onChanged });
  const isForeign = encoding === 'Windows-1252';
  const data = { invite, ...(isForeign && isConfirmed && { encoding }) };
  const total = counts.create + counts.update;
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      {isForeign && (
        <FormControlLabel
          control={
            <Checkbox
              checked={isConfirmed}
              onChange={({ target }) => setConfirmed(target.checked)}
            />
          }
          label={
            samples.length === 0
              ? 'The file is in Windows-1252'
              : `These texts look right in Windows-1252: ${samples.join(' · ')}`
          }
        />
      )}
      {kind === 'customers' && (
        <FormControlLabel
          control={
            <Checkbox checked={invite} onChange={({ target }) => setInvite(target.checked)} />
          }
          label="Invite new customers by email"
        />
      )}
      {error && (
        <OutcomeNote outcome={{ good: false, title: 'Nothing imported', text: error.message }} />
      )}
      <Button
        variant="contained"
        loading={isPending}
        disabled={counts.problems > 0 || total === 0 || (isForeign && !isConfirmed)}
        onClick={() => apply({ id, data })}
      >
        Import {total.toLocaleString('en-US')} {total === 1 ? 'row' : 'rows'}
      </Button>
    </Box>
  );
}

function Undo({ imported: { id }, onChanged }: Props) {
  const [undo, { error, isPending }] = useAct('imports', 'undo', { onSuccess: onChanged });
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      {error && (
        <OutcomeNote outcome={{ good: false, title: 'Nothing undone', text: error.message }} />
      )}
      <Button variant="outlined" loading={isPending} onClick={() => undo({ id })}>
        Undo import
      </Button>
    </Box>
  );
}
