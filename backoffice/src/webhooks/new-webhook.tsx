import { Button } from '@mui/material';
import { useState } from 'react';
import { useAct } from '../providers/write-hooks.ts';
import { useCreating } from '../ui/create-in-list.tsx';
import { WebhookForm } from './webhook-form.tsx';

/** Asks for an address and has it told of events. */
export function NewWebhook({ onMade }: { onMade: (secret: string) => void }) {
  const [open, setOpen] = useState(useCreating());
  const [create, { error, isPending, reset }] = useAct('webhooks', 'make', {
    onSuccess({ secret }) {
      setOpen(false);
      onMade(secret);
    },
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
          onSend={(typed) => create({ data: typed })}
          onDismiss={() => {
            reset();
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
