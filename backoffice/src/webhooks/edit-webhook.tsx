import { Button } from '@mui/material';
import { useAction } from '@spindle/sdk/react/use-intent';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { changeWebhook, type TypedWebhook } from './calls.ts';
import type { Webhook } from './webhook.ts';
import { WebhookForm } from './webhook-form.tsx';

/** Another address, or other events, for a webhook. */
export function EditWebhook({ webhook }: { webhook: Webhook }) {
  const { id, version, url, description, events } = webhook;
  const [open, setOpen] = useState(false);
  const refresh = useRefresh();
  const { mutate, error, isPending } = useAction({
    async mutationFn(typed: TypedWebhook) {
      const { Status, Reason } = await changeWebhook(id, { ...typed, version });
      if (Status === 'ERROR') throw new Error(Reason);
    },
    onSuccess() {
      setOpen(false);
      refresh();
    },
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
          onSend={mutate}
          onDismiss={() => setOpen(false)}
        />
      )}
    </>
  );
}
