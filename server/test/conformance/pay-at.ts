import type { SandboxCalls } from '../sandbox-calls.ts';

/** The customer at the provider's page. The provider tells the shop of it by its webhook. */
export async function payAt(
  { control }: Pick<SandboxCalls, 'control'>,
  redirectUrl: string,
  card: 'accepted' | 'declined',
): Promise<boolean> {
  const id = /cs_\w+/.exec(redirectUrl)?.[0];
  if (id === undefined) throw new Error(`Not a payment page: ${redirectUrl}`);
  const outcome = card === 'accepted' ? 'paid' : 'declined';
  await control(`/stripe/control/sessions/${id}`, { outcome });
  return card === 'accepted';
}
