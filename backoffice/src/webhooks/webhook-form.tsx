import { eventTypes } from '@spindle/sdk/domain/events/event-types';
import { TextInput } from '../ui/inputs.tsx';
import { BoxesInput } from '../editing/boxes-input.tsx';
import { requiredText } from '../editing/common-fields.tsx';
import { RecordDialog } from '../editing/record-dialog.tsx';
import { textOf, type FormValues } from '../ui/form-values.ts';
import { mono } from '../ui/theme.ts';
import type { TypedWebhook } from './calls.ts';
import type { Webhook } from './webhook.ts';

const about =
  'We send signed events to this URL as they happen, without customer names or addresses.';

const choices = eventTypes.map((id) => ({ id, name: id }));
const urlRequired = requiredText('Enter a URL.');
const eventRequired = (events: unknown) =>
  Array.isArray(events) && events.length > 0 ? undefined : 'Select at least one event.';

const read = ({ url, description, events }: FormValues): TypedWebhook => ({
  url: textOf(url),
  description: textOf(description),
  events: eventTypes.filter((type) => Array.isArray(events) && events.includes(type)),
});

interface Props {
  /** Null creates a new webhook. */
  webhook: Webhook | null;
  onSaved: (saved: { secret: string }) => void;
  onDismiss: () => void;
}

/** Edits the URL that receives events, and the event types. */
export function WebhookForm({ webhook, onSaved, onDismiss }: Props) {
  const { url = '', description = '', events = ['order.paid'] } = webhook ?? {};
  return (
    <RecordDialog
      resource="webhooks"
      record={webhook}
      title={webhook ? 'Edit webhook' : 'New webhook'}
      about={about}
      start={{ url, description, events }}
      read={read}
      action={webhook ? 'Save webhook' : 'Create webhook'}
      onSaved={onSaved}
      onDismiss={onDismiss}
    >
      <TextInput
        source="url"
        validate={urlRequired}
        helperText="A public URL that starts with https://."
        slotProps={{ htmlInput: { maxLength: 2000, inputMode: 'url' } }}
      />
      <TextInput source="description" slotProps={{ htmlInput: { maxLength: 80 } }} />
      <BoxesInput
        source="events"
        choices={choices}
        validate={eventRequired}
        isRequired
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(210px, 1fr))',
          '& .MuiTypography-root': { fontFamily: mono, fontSize: '0.8125rem' },
        }}
      />
    </RecordDialog>
  );
}
