import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useRedirect } from 'react-admin';
import { useOutcomeNotes } from '../providers/use-outcome-notes.ts';
import { useAct, useDelete, useUpdate } from '../providers/write-hooks.ts';
import { ConfirmDialog, type Question } from '../ui/confirm-dialog.tsx';
import { EditWebhook } from './edit-webhook.tsx';
import { WebhookSecret } from './webhook-secret.tsx';
import type { Webhook } from './webhook.ts';

const newSecret: Question = {
  title: 'Create a new secret?',
  text: 'Both secrets sign messages for 24 hours. Update your program before then.',
  confirm: 'Create secret',
};
const removal: Question = {
  title: 'Delete this webhook?',
  text: "Deliveries stop and their history is deleted. This can't be undone.",
  confirm: 'Delete webhook',
};

export function WebhookActions({ webhook }: { webhook: Webhook }) {
  const { id, enabled, version } = webhook;
  const [question, setQuestion] = useState<Question | null>(null);
  const redirect = useRedirect();
  const notes = useOutcomeNotes();
  const [update, updating] = useUpdate('webhooks', notes);
  const [test, testing] = useAct('webhooks', 'test', notes);
  const [rotateSecret, secret] = useAct('webhooks', 'rotateSecret', { onError: notes.onError });
  const [remove] = useDelete(
    'webhooks',
    useOutcomeNotes(() => redirect('list', 'webhooks')),
  );
  const busy = updating.isPending || testing.isPending;

  function confirm() {
    setQuestion(null);
    if (question === newSecret) rotateSecret({ id });
    else remove({ id });
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 2 }}>
      <Button variant="outlined" disabled={!enabled || busy} onClick={() => test({ id })}>
        Send test event
      </Button>
      <EditWebhook webhook={webhook} />
      <Button
        disabled={busy}
        onClick={() => update({ id, data: { enabled: !enabled }, meta: { version } })}
      >
        {enabled ? 'Turn off' : 'Turn on'}
      </Button>
      <Button onClick={() => setQuestion(newSecret)}>New secret…</Button>
      <Button color="error" onClick={() => setQuestion(removal)}>
        Delete…
      </Button>
      <ConfirmDialog question={question} onDismiss={() => setQuestion(null)} onConfirm={confirm} />
      {secret.data && <WebhookSecret secret={secret.data.secret} onClose={secret.reset} />}
    </Box>
  );
}
