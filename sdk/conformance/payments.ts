import { expect, it } from 'vitest';
import { asJson } from '../src/client.ts';
import { replyOf } from '../src/errors.ts';
import { defineConformance } from './define-conformance.ts';
import { rejectionOf } from './makers/rejection.ts';
import { senselessEvents } from './makers/senseless-events.ts';

export const paymentsConformance = defineConformance(['payments'], (shop) => {
  const event = {
    id: 'evt_conformance',
    object: 'event',
    type: 'product.created',
    data: { object: { id: 'prod_conformance', object: 'product' } },
  };

  const deliver = (headers: Record<string, string>, sent: unknown = event) =>
    replyOf(
      shop()
        .visitor()
        .POST('/api/stripe/webhook', {
          body: event,
          bodySerializer: () => JSON.stringify(sent),
          headers: { ...asJson.headers, ...headers },
        }),
    );

  it('accepts what the payment provider has signed, however often it arrives', async () => {
    const signature = shop().signatureOf('stripe', JSON.stringify(event));
    expect(await deliver(signature)).toEqual({ received: true });
    expect(await deliver(signature)).toEqual({ received: true });
  });

  it('rejects what was changed on the way', async () => {
    const signature = shop().signatureOf('stripe', JSON.stringify(event));
    const rejection = await rejectionOf(deliver(signature, { ...event, type: 'charge.refunded' }));
    expect(rejection).toMatchObject({ status: 400, message: 'The signature is not valid.' });
  });

  it.each([
    ...senselessEvents,
    { ...event, type: 7 },
    { ...event, id: 'evt_\u0000' },
    { ...event, data: null },
    { ...event, data: { object: { id: 7 } } },
  ])('rejects signed but invalid events: %j', async (senseless) => {
    const signature = shop().signatureOf('stripe', JSON.stringify(senseless));
    expect(await rejectionOf(deliver(signature, senseless))).toMatchObject({ status: 400 });
  });

  it('rejects unsigned events', async () => {
    expect(await rejectionOf(deliver({}))).toMatchObject({
      status: 400,
      message: 'The signature is not valid.',
    });
  });
});
