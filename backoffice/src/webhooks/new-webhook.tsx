import { Button } from '@mui/material';
import { useIntent } from '@spindle/sdk/react/use-intent';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { useCreating } from '../ui/create-in-list.tsx';
import { createWebhook } from './calls.ts';
import { ShownSecret } from './shown-secret.tsx';
import { WebhookForm } from './webhook-form.tsx';

/** Asks for an address, has it told of events, and shows its secret the one time it can be seen. */
export function NewWebhook() {
  const [open, setOpen] = useState(useCreating());
  const refresh = useRefresh();
  const { mutate, data, error, isPending, reset } = useIntent({
    mutationFn: createWebhook,
    onSuccess: () => setOpen(false),
  });
  return (
    <>
      <Button variant="outlined" sx={{ mb: 2, alignSelf: 'start' }} onClick={() => setOpen(true)}>
        New webhook…
      </Button>
      {open && (
        <WebhookForm
          title="New webhook"
          action="Make webhook"
          typed={{ url: '', description: '', events: ['order.paid'] }}
          sending={isPending}
          error={error}
          onSend={mutate}
          onDismiss={() => {
            reset();
            setOpen(false);
          }}
        />
      )}
      {data && (
        <ShownSecret
          secret={data.secret}
          onClose={() => {
            reset();
            refresh();
          }}
        />
      )}
    </>
  );
}
