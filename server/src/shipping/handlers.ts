import type { Handlers } from '../contract/handlers.ts';
import { buyLabel } from './buy-label.ts';
import { receiveCarrierEvent } from './receive-event.ts';

export const shipping = {
  async buyLabel({ body, user, services, requestId }) {
    const actor = { id: user.id, email: user.email };
    const { done, reason } = await buyLabel(services, { ...body, actor, requestId });
    return { Status: done ? 'SUCCESS' : 'ERROR', Reason: reason };
  },
  async receiveEasypostEvent({ rawBody, services, ctx }) {
    await receiveCarrierEvent(services, rawBody, ctx.get('x-hmac-signature'));
    return { received: true };
  },
} satisfies Handlers<'buyLabel' | 'receiveEasypostEvent'>;
