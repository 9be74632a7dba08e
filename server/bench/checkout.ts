import type { Figure } from './figure.ts';
import { median } from './load.ts';
import type { Stage } from './stage.ts';

/** Measures how long a customer waits for the payment page, and the provider's share of that. */
export async function measureCheckout(stage: Stage): Promise<Figure> {
  const shop: number[] = [];
  const provider: number[] = [];
  for (const [at, shopper] of stage.shoppers.slice(0, 15).entries()) {
    const item = stage.items[at % stage.items.length];
    if (!item) throw new Error('no item');
    await shopper.add(item, 2);
    shop.push(await timed(() => shopper.payable()));
    provider.push(await timed(() => bareSession(stage)));
  }
  const value = median(shop);
  const floor = median(provider);
  return {
    label: 'checkout start, one at a time (floor: one call of the provider)',
    value: `${value.toFixed(0)} ms`,
    floor: `${floor.toFixed(0)} ms`,
    bar: '',
    missed: false,
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function bareSession({ sandbox }: Stage): Promise<void> {
  const line = 'line_items[0]';
  const reply = await fetch(`${sandbox.url}/v1/checkout/sessions`, {
    method: 'POST',
    headers: { Authorization: 'Bearer sk_test_sandbox' },
    body: new URLSearchParams({
      mode: 'payment',
      success_url: 'https://example.com/',
      [`${line}[quantity]`]: '2',
      [`${line}[price_data][currency]`]: 'usd',
      [`${line}[price_data][unit_amount]`]: '38995',
      [`${line}[price_data][product_data][name]`]: 'ER20 spindle',
    }),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(text);
}
