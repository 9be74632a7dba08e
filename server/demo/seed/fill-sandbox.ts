import { people } from '@spindle/sdk/demo/people';

/** Lets the sandbox know the demo's accounts, and whatever the shop has sold before. */
export async function fillSandbox(sandboxUrl: string, objects: readonly object[]): Promise<void> {
  const accounts = people.map(({ email, password, totpSecret, roles }) => ({
    email,
    password,
    totpSecret,
    roles,
  }));
  await post(`${sandboxUrl}/demo/accounts`, accounts);
  await post(`${sandboxUrl}/stripe/control/import`, { objects });
}

/** Lets the carrier gateway's part of the sandbox know the parcels that were sent before. */
export async function fillCarrier(sandboxUrl: string, shipments: readonly object[]): Promise<void> {
  await post(`${sandboxUrl}/easypost/control/import`, { shipments });
}

/** Whether the sandbox holds the demo's payments; it can be told to forget everything. */
export async function knowsPayment(sandboxUrl: string, intentId: string): Promise<boolean> {
  const reply = await fetch(`${sandboxUrl}/v1/payment_intents/${intentId}`, {
    headers: { Authorization: 'Bearer sk_test_demo' },
  });
  return reply.ok;
}

async function post(url: string, body: unknown): Promise<void> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`the sandbox refused: ${reply.status} ${await reply.text()}`);
}
