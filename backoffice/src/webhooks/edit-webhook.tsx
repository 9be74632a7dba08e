import { Button } from '@mui/material';
import { useState } from 'react';
import type { Webhook } from './webhook.ts';
import { WebhookForm } from './webhook-form.tsx';

export function EditWebhook({ webhook }: { webhook: Webhook }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit…</Button>
      {open && (
        <WebhookForm
          webhook={webhook}
          onSaved={() => setOpen(false)}
          onDismiss={() => setOpen(false)}
        />
      )}
    </>
  );
}
