import { Button, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useNow } from '../ui/clock.ts';
import { useOutcomeNotes } from '../providers/use-outcome-notes.ts';
import { useAct } from '../providers/write-hooks.ts';
import type { Webhook } from './webhook.ts';

const spans = [
  { hours: 1, name: 'the last hour' },
  { hours: 24, name: 'the last day' },
  { hours: 7 * 24, name: 'the last week' },
  { hours: 30 * 24, name: 'the last 30 days' },
] as const;

/** Sends what did not reach it, also what it missed while it was off. */
export function ReplaySince({ webhook: { id, enabled } }: { webhook: Webhook }) {
  const [hours, setHours] = useState(24);
  const now = useNow();
  const [replay, { isPending }] = useAct('webhooks', 'replaySince', useOutcomeNotes());
  return (
    <div
      style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center', marginBottom: 8 }}
    >
      <TextField
        select
        fullWidth={false}
        size="small"
        label="Missed in"
        value={hours}
        onChange={({ target }) => setHours(Number(target.value))}
      >
        {spans.map((span) => (
          <MenuItem key={span.hours} value={span.hours}>
            {span.name}
          </MenuItem>
        ))}
      </TextField>
      <Button
        disabled={!enabled || isPending}
        onClick={() =>
          replay({ id, data: { since: new Date(now - hours * 3_600_000).toISOString() } })
        }
      >
        Send what it missed
      </Button>
    </div>
  );
}
