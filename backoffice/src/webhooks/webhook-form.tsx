import {
  Checkbox,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  TextField,
} from '@mui/material';
import { eventTypes } from '@spindle/sdk/domain/events/event-types';
import { fieldError } from '@spindle/sdk/errors';
import { useState } from 'react';
import { FormDialog } from '../ui/form-dialog.tsx';
import { mono } from '../ui/theme.ts';
import type { TypedWebhook } from './calls.ts';

interface Props {
  title: string;
  action: string;
  typed: TypedWebhook;
  sending: boolean;
  error: Error | null;
  onSend: (typed: TypedWebhook) => void;
  onDismiss: () => void;
}

/** Where events are sent, and which. */
export function WebhookForm({ typed, error, onSend, ...dialog }: Props) {
  const [webhook, setWebhook] = useState(typed);
  const [touched, setTouched] = useState(false);
  const { url, description, events } = webhook;
  const change = (part: Partial<TypedWebhook>) => setWebhook({ ...webhook, ...part });
  const noUrl = touched && url.trim() === '' ? 'Enter the address of your program.' : undefined;
  const unfit = noUrl ?? fieldError(error, 'url');
  const noEvents = touched && events.length === 0;

  function send() {
    setTouched(true);
    if (url.trim() !== '' && events.length > 0) onSend({ ...webhook, url: url.trim() });
  }

  return (
    <FormDialog
      {...dialog}
      values={webhook}
      about="What happens in the shop is sent to this address as it happens, signed and without names or addresses of customers."
      refusal={unfit === undefined ? error?.message : undefined}
      onSend={send}
    >
      <TextField
        label="Address"
        required
        value={url}
        error={unfit !== undefined}
        helperText={unfit ?? 'It begins with https:// and is in the public internet.'}
        slotProps={{ htmlInput: { maxLength: 2000, inputMode: 'url' } }}
        onChange={({ target }) => change({ url: target.value })}
      />
      <TextField
        label="What it is for"
        value={description}
        slotProps={{ htmlInput: { maxLength: 80 } }}
        onChange={({ target }) => change({ description: target.value })}
      />
      <FormControl component="fieldset" error={noEvents} required>
        <FormLabel component="legend">Tell it of</FormLabel>
        <div
          style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(210px, 1fr))' }}
        >
          {eventTypes.map((type) => (
            <FormControlLabel
              key={type}
              control={
                <Checkbox
                  size="small"
                  checked={events.includes(type)}
                  onChange={({ target }) =>
                    change({
                      events: target.checked
                        ? [...events, type]
                        : events.filter((one) => one !== type),
                    })
                  }
                />
              }
              slotProps={{ typography: { sx: { fontFamily: mono, fontSize: '0.8125rem' } } }}
              label={type}
            />
          ))}
        </div>
        {noEvents && <FormHelperText>Choose at least one event.</FormHelperText>}
      </FormControl>
    </FormDialog>
  );
}
