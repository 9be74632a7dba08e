import { AuditLink } from '../audit/audit-link.tsx';
import { Chip, Chips } from '../ui/chip.tsx';
import { Facts } from '../ui/facts.tsx';
import { DateTime } from '../ui/date-time.tsx';
import { ShowScreen } from '../ui/show-screen.tsx';
import { Deliveries } from '../webhooks/deliveries.tsx';
import { WebhookActions } from '../webhooks/webhook-actions.tsx';
import { lastResultOf, statusOf, type Webhook } from '../webhooks/webhook.ts';

/** Shows one webhook: its events, status and deliveries. */
export function WebhookShow() {
  return (
    <ShowScreen<Webhook>
      kind="Webhook"
      crumbs={[{ label: 'Webhooks', to: '/ui/admin/webhooks' }]}
      title={({ url, description }) => ({ asIs: description || new URL(url).host })}
      renderAside={({ id }) => <AuditLink subject={`webhook ${id}`} />}
    >
      {(webhook) => (
        <>
          <WebhookActions webhook={webhook} />
          <Facts facts={factsOf(webhook)} />
          <Deliveries key={webhook.id} webhook={webhook} />
        </>
      )}
    </ShowScreen>
  );
}

function factsOf(webhook: Webhook) {
  const { url, events, createdBy, dateCreated, lastTryAt } = webhook;
  const { failingSince, pausedUntil, oldSecretUntil } = webhook;
  const since = (label: string, at: string | null) =>
    at === null ? [] : [{ label, value: <DateTime at={at} exact /> }];
  return [
    { label: 'URL', value: url },
    { label: 'Status', value: <Chip {...statusOf(webhook)} /> },
    { label: 'Last result', value: lastResultOf(webhook) },
    ...since('Last sent', lastTryAt),
    ...since('Failing since', failingSince),
    ...since('Paused until', pausedUntil),
    ...since('Old secret valid until', oldSecretUntil),
    {
      label: 'Subscribed to',
      value: (
        <Chips>
          {events.map((type) => (
            <Chip key={type} label={type} />
          ))}
        </Chips>
      ),
    },
    { label: 'Created by', value: createdBy },
    ...since('Created', dateCreated),
  ];
}
