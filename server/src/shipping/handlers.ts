import type { Handlers } from '../contract/handlers.ts';
import { badRequest, invalidInput } from '@spindle/sdk/contract/failure';
import { buyLabel } from './buy-label.ts';
import { readCustoms } from './customs/read-customs.ts';
import { saveCustoms } from './customs/save-customs.ts';
import { listLabelRates } from './list-label-rates.ts';
import { presentLabelRates } from './presenters.ts';
import { readParcelOf } from './read-parcel.ts';
import { receiveCarrierEvent } from './receive-event.ts';
import { voidLabel } from './void/void-label.ts';
import { signatureWrong } from '@spindle/sdk/domain/calls/validate-call';
import { presentLabel } from '@spindle/sdk/domain/shipping/customs/present-customs';
import { readItn } from '@spindle/sdk/domain/shipping/customs/read-itn';
import { presentOutcome } from '@spindle/sdk/domain/rejection';

/**
 * Parses an export filing number (ITN).
 * @throws Failure 400 for an invalid number
 */
function itnOf(text: string): string {
  const read = readItn(text);
  if ('invalid' in read) throw invalidInput(read.invalid);
  return read.itn;
}

export const shipping = {
  listLabelRates: async ({ body, services }) =>
    presentLabelRates(await listLabelRates(services, body.orderId)),
  async buyLabel({ body, user, services, requestId }) {
    const actor = { id: user.id, email: user.email };
    const { orderId, customerId, rateId, mostCents } = body;
    const order = await readParcelOf(services.orm.em.fork(), { orderId, customerId });
    const request = { rateId, mostCents, actor, requestId };
    return presentLabel(await buyLabel(services, order, request));
  },
  readOrderCustoms: ({ params, services }) => readCustoms(services, params.id),
  async saveOrderCustoms({ params, body, user, services, requestId }) {
    const actor = { id: user.id, email: user.email };
    const { phone } = body;
    const itn = typeof body.itn === 'string' ? itnOf(body.itn) : body.itn;
    const edit = { orderId: params.id, itn, phone, actor, requestId };
    return presentOutcome(await saveCustoms(services, edit));
  },
  async voidLabel({ body, user, services, requestId }) {
    const actor = { id: user.id, email: user.email };
    const { orderId, trackingNumber } = body;
    return presentOutcome(await voidLabel(services, { orderId, trackingNumber, actor, requestId }));
  },
  async receiveEasypostEvent({ rawBody, readSigned, services, ctx }) {
    if (!(await services.carrier.isSigned(rawBody, ctx.get('x-hmac-signature')))) {
      throw badRequest(signatureWrong);
    }
    await receiveCarrierEvent(services, readSigned());
    return { received: true };
  },
} satisfies Handlers<
  | 'listLabelRates'
  | 'buyLabel'
  | 'voidLabel'
  | 'readOrderCustoms'
  | 'saveOrderCustoms'
  | 'receiveEasypostEvent'
>;
