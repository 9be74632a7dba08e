import type { Handlers } from '../contract/handlers.ts';
import { buyLabel } from './buy-label.ts';
import { listLabelRates } from './list-label-rates.ts';
import { presentLabelRates } from './presenters.ts';
import { receiveCarrierEvent } from './receive-event.ts';

export const shipping = {
  listLabelRates: async ({ body, services }) =>
    presentLabelRates(await listLabelRates(services, body.orderId)),
  async buyLabel({ body, user, services, requestId }) {
    const actor = { id: user.id, email: user.email };
    const { orderId, customerId, rateId, mostCents } = body;
    const wish = { orderId, customerId, rateId, mostCents, actor, requestId };
    const { done, reason } = await buyLabel(services, wish);
    return { Status: done ? 'SUCCESS' : 'ERROR', Reason: reason };
  },
  async receiveEasypostEvent({ rawBody, services, ctx }) {
    await receiveCarrierEvent(services, rawBody, ctx.get('x-hmac-signature'));
    return { received: true };
  },
} satisfies Handlers<'listLabelRates' | 'buyLabel' | 'receiveEasypostEvent'>;
