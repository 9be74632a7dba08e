import { people } from '@spindle/sdk/demo/people';

/** Adds the demo's accounts and past sales to the sandbox. */
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

/** Adds the parcels shipped in the past to the sandbox's carrier gateway. */
export async function fillCarrier(sandboxUrl: string, shipments: readonly object[]): Promise<void> {
  await post(`${sandboxUrl}/easypost/control/import`, { shipments });
}

/** Checks whether the sandbox still has the demo's payments: it may have been reset. */
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
  if (!reply.ok)
    throw new Error(`the sandbox rejected the request: ${reply.status} ${await reply.text()}`);
}
