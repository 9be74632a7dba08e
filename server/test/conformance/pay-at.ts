import type { SandboxCalls } from '../sandbox-calls.ts';

/** Acts as the customer on the provider's page. The provider notifies the shop with its webhook. */
export async function payAt(
  shop: Pick<SandboxCalls, 'control'>,
  redirectUrl: string,
  card: 'accepted' | 'declined',
): Promise<boolean> {
  await finishPage(shop, redirectUrl, card === 'accepted' ? 'paid' : 'declined');
  return card === 'accepted';
}

/** Finishes a payment page with one of the sandbox's outcomes. */
export async function finishPage(
  { control }: Pick<SandboxCalls, 'control'>,
  redirectUrl: string,
  outcome: string,
): Promise<void> {
  const id = /cs_\w+/.exec(redirectUrl)?.[0];
  if (id === undefined) throw new Error(`Not a payment page: ${redirectUrl}`);
  await control(`/stripe/control/sessions/${id}`, { outcome });
}
