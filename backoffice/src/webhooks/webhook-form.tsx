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
  'What happens in the shop is sent to this address as it happens, signed and without names or addresses of customers.';

const choices = eventTypes.map((id) => ({ id, name: id }));
const urlRequired = requiredText('Enter the address of your program.');
const eventRequired = (events: unknown) =>
  Array.isArray(events) && events.length > 0 ? undefined : 'Choose at least one event.';

const read = ({ url, description, events }: FormValues): TypedWebhook => ({
  url: textOf(url),
  description: textOf(description),
  events: eventTypes.filter((type) => Array.isArray(events) && events.includes(type)),
});

interface Props {
  /** Null creates a new one. */
  webhook: Webhook | null;
  onSaved: (saved: { secret: string }) => void;
  onDismiss: () => void;
}

/** Edits the address that events are sent to, and which events. */
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
      action={webhook ? 'Save webhook' : 'Make webhook'}
      onSaved={onSaved}
      onDismiss={onDismiss}
    >
      <TextInput
        source="url"
        validate={urlRequired}
        helperText="It begins with https:// and is in the public internet."
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
