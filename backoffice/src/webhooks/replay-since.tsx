import { Button } from '@mui/material';
import { FieldTitle, Form } from 'react-admin';
import { SelectInput } from '../ui/inputs.tsx';
import { useNow } from '../ui/clock.ts';
import { numberOf, type FormValues } from '../ui/form-values.ts';
import { useOutcomeNotes } from '../providers/use-outcome-notes.ts';
import { useAct } from '../providers/write-hooks.ts';
import type { Webhook } from './webhook.ts';

const spans = [
  { id: 1, name: 'the last hour' },
  { id: 24, name: 'the last day' },
  { id: 7 * 24, name: 'the last week' },
  { id: 30 * 24, name: 'the last 30 days' },
];

const start = { missedHours: 24 };

/** Resends events that did not reach the webhook, including those it missed while it was off. */
export function ReplaySince({ webhook: { id, enabled } }: { webhook: Webhook }) {
  const now = useNow();
  const [replay, { isPending }] = useAct('webhooks', 'replaySince', useOutcomeNotes());
  return (
    <Form
      resource="webhooks"
      record={start}
      noValidate
      onSubmit={({ missedHours }: FormValues) => {
        const since = new Date(now - numberOf(missedHours) * 3_600_000).toISOString();
        replay({ id, data: { since } });
      }}
    >
      <div
        style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center', marginBottom: 8 }}
      >
        <SelectInput
          source="missedHours"
          // A value is always selected, so the label needs no asterisk.
          label={<FieldTitle source="missedHours" resource="webhooks" />}
          choices={spans}
          isRequired
          fullWidth={false}
          size="small"
          helperText={false}
        />
        <Button type="submit" disabled={!enabled || isPending}>
          Resend failed deliveries
        </Button>
      </div>
    </Form>
  );
}
