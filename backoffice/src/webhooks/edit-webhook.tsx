import { Button } from '@mui/material';
import { useState } from 'react';
import { useUpdate } from '../providers/write-hooks.ts';
import type { Webhook } from './webhook.ts';
import { WebhookForm } from './webhook-form.tsx';

/** Another address, or other events, for a webhook. */
export function EditWebhook({ webhook }: { webhook: Webhook }) {
  const { id, version, url, description, events } = webhook;
  const [open, setOpen] = useState(false);
  const [update, { error, isPending }] = useUpdate('webhooks', {
    onSuccess: () => setOpen(false),
  });
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit…</Button>
      {open && (
        <WebhookForm
          title="Edit webhook"
          action="Save webhook"
          typed={{ url, description, events }}
          sending={isPending}
          error={error}
          onSend={(typed) => update({ id, data: typed, meta: { version } })}
          onDismiss={() => setOpen(false)}
        />
      )}
    </>
  );
}
