import { lockWebhook, note, type StaffCall } from './staff-call.ts';

/** With its deliveries. @throws Failure 404 where there is no such webhook */
export async function deleteWebhook(call: StaffCall, id: string): Promise<void> {
  await call.em.transactional(async (tx) => {
    const webhook = await lockWebhook(tx, id);
    tx.remove(webhook);
    const { url, events, description } = webhook;
    const before = { url, events, description };
    note(tx, call, { does: 'delete', id: webhook.id, before, after: null });
  });
}
