import type { SandboxCalls } from './sandbox-calls.ts';

export interface ProviderRefund {
  id: string;
  amount: number;
  status: string;
  payment_intent: string;
}

/** Returns the provider's refunds of a payment. */
export async function refundsOf(
  shop: Pick<SandboxCalls, 'recorded'>,
  intent: string | null,
): Promise<ProviderRefund[]> {
  const all = await shop.recorded<ProviderRefund>('/stripe/control/refunds');
  return all.filter((refund) => refund.payment_intent === intent);
}
