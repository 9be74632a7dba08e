import type { Handlers } from '../contract/handlers.ts';
import { badRequest } from '@spindle/sdk/contract/failure';
import { buyLabel } from './buy-label.ts';
import { listLabelRates } from './list-label-rates.ts';
import { presentLabelRates } from './presenters.ts';
import { receiveCarrierEvent } from './receive-event.ts';
import { signatureWrong } from '@spindle/sdk/domain/calls/refuse-call';
import { presentOutcome } from '@spindle/sdk/domain/refusal';

export const shipping = {
  listLabelRates: async ({ body, services }) =>
    presentLabelRates(await listLabelRates(services, body.orderId)),
  async buyLabel({ body, user, services, requestId }) {
    const actor = { id: user.id, email: user.email };
    const { orderId, customerId, rateId, mostCents } = body;
    const request = { orderId, customerId, rateId, mostCents, actor, requestId };
    return presentOutcome(await buyLabel(services, request));
  },
  async receiveEasypostEvent({ rawBody, readSigned, services, ctx }) {
    if (!(await services.carrier.isSigned(rawBody, ctx.get('x-hmac-signature')))) {
      throw badRequest(signatureWrong);
    }
    await receiveCarrierEvent(services, readSigned());
    return { received: true };
  },
} satisfies Handlers<'listLabelRates' | 'buyLabel' | 'receiveEasypostEvent'>;
