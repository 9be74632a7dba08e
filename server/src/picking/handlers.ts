import { presentOrderToPick, presentPicking } from '@spindle/sdk/domain/picking/replies';
import { pickFields } from '@spindle/sdk/domain/fields';
import { shelfFields } from '@spindle/sdk/domain/picking/shelf';
import type { Handlers } from '../contract/handlers.ts';
import { claimOrder } from './claim-order.ts';
import { completePicking } from './complete-picking.ts';
import { checkCustomer } from './lock-order-to-pick.ts';
import { presentLine } from '../orders/order-lines.ts';
import { readOrdersToPick } from './read-orders-to-pick.ts';

export const picking = {
  async listOrdersToPick({ user, em, now }) {
    const rows = await readOrdersToPick(em, { pickerId: user.id, now });
    return rows.map(({ lines, ...row }) => {
      const shelved = lines.map((line) => ({
        ...presentLine(line),
        ...pickFields(line, shelfFields),
      }));
      return presentOrderToPick({ ...row, lines: shelved });
    });
  },
  async claimOrder({ body, user: picker, services, em, requestId }) {
    await checkCustomer(em, body);
    const { orderId } = body;
    return presentPicking(await claimOrder(services, { orderId, picker, requestId }));
  },
  async completePicking({ body, user: picker, services, em, requestId }) {
    await checkCustomer(em, body);
    const { orderId, units } = body;
    return presentPicking(await completePicking(services, { orderId, units, picker, requestId }));
  },
} satisfies Handlers<'listOrdersToPick' | 'claimOrder' | 'completePicking'>;
