import { Link } from '@mui/material';
import { panel } from '../app/panel.ts';
import { ListScreen } from '../ui/list-screen.tsx';
import { Notice } from '../ui/notice.tsx';
import { NewWebhook } from './new-webhook.tsx';
import { WebhookRows } from './webhook-rows.tsx';

/** Addresses that are told of what happens. */
export function WebhookList() {
  return (
    <ListScreen
      title="Webhooks"
      crumbs={[panel]}
      sort={{ field: 'dateCreated', order: 'DESC' }}
      filters={[]}
      empty={
        <Notice title="No program is told of anything yet" action={<NewWebhook />}>
          A webhook sends what happens in the shop to an address of yours as it happens: an order
          was paid, a parcel has left. What is sent stands in the{' '}
          <Link href="/api/docs">API reference</Link>.
        </Notice>
      }
    >
      <NewWebhook />
      <WebhookRows />
    </ListScreen>
  );
}
