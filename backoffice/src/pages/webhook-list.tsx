import { Link } from '@mui/material';
import { useState } from 'react';
import { ListScreen } from '../ui/list-screen.tsx';
import { Notice } from '../ui/notice.tsx';
import { NewWebhook } from '../webhooks/new-webhook.tsx';
import { WebhookSecret } from '../webhooks/webhook-secret.tsx';
import { WebhookRows } from '../webhooks/webhook-rows.tsx';

/** Lists the URLs that receive events. */
export function WebhookList() {
  // State is kept here, because the first webhook replaces the empty list and its button.
  const [secret, setSecret] = useState<string | null>(null);
  const add = <NewWebhook onMade={setSecret} />;
  return (
    <ListScreen
      title="Webhooks"
      sort={{ field: 'dateCreated', order: 'DESC' }}
      filters={[]}
      intro={secret !== null && <WebhookSecret secret={secret} onClose={() => setSecret(null)} />}
      empty={
        <Notice title="No webhooks yet" action={add}>
          A webhook sends events to your URL as they happen, such as a paid order or shipped parcel.
          For the events, see the <Link href="/api/docs">API reference</Link>.
        </Notice>
      }
    >
      {add}
      <WebhookRows />
    </ListScreen>
  );
}
