import { Box, Button } from '@mui/material';
import { useAction } from '@spindle/sdk/react/use-intent';
import { useState } from 'react';
import { useNotify, useRedirect, useRefresh } from 'react-admin';
import { ConfirmDialog, type Question } from '../ui/confirm-dialog.tsx';
import { changeWebhook, deleteWebhook, rotateSecret, sendTest, useWebhookCall } from './calls.ts';
import { EditWebhook } from './edit-webhook.tsx';
import { ShownSecret } from './shown-secret.tsx';
import type { Webhook } from './webhook.ts';

const newSecret: Question = {
  title: 'Give this webhook a new secret?',
  text: 'Messages are signed with both secrets for 24 hours: bring the new one to your program in that time.',
  confirm: 'Make new secret',
};
const removal: Question = {
  title: 'Delete this webhook?',
  text: 'Nothing is sent to it any more, and what was sent is forgotten. This cannot be undone.',
  confirm: 'Delete webhook',
};

/** What can be done with a webhook. */
export function WebhookActions({ webhook }: { webhook: Webhook }) {
  const { id, enabled, version } = webhook;
  const [question, setQuestion] = useState<Question | null>(null);
  const redirect = useRedirect();
  const refresh = useRefresh();
  const notify = useNotify();
  const call = useWebhookCall();
  const secret = useAction({
    mutationFn: () => rotateSecret(id),
    onError: ({ message }) => notify(message, { type: 'error' }),
  });

  function confirm() {
    setQuestion(null);
    if (question === newSecret) secret.mutate();
    else call.mutate(() => deleteWebhook(id), { onSuccess: () => redirect('list', 'webhooks') });
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 2 }}>
      <Button
        variant="outlined"
        disabled={!enabled || call.isPending}
        onClick={() => call.mutate(() => sendTest(id))}
      >
        Send a test
      </Button>
      <EditWebhook webhook={webhook} />
      <Button
        disabled={call.isPending}
        onClick={() => call.mutate(() => changeWebhook(id, { enabled: !enabled, version }))}
      >
        {enabled ? 'Switch off' : 'Switch on'}
      </Button>
      <Button onClick={() => setQuestion(newSecret)}>New secret…</Button>
      <Button color="error" onClick={() => setQuestion(removal)}>
        Delete…
      </Button>
      <ConfirmDialog question={question} onDismiss={() => setQuestion(null)} onConfirm={confirm} />
      {secret.data && (
        <ShownSecret
          secret={secret.data.secret}
          onClose={() => {
            secret.reset();
            refresh();
          }}
        />
      )}
    </Box>
  );
}
