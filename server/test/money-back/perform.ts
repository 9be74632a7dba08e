import type { Command } from './commands.ts';
import type { Sale } from './sale.ts';

/**
 * Executes the command through the interfaces that people use. A rejection is fine, an error
 * throws.
 */
export async function perform(sale: Sale, command: Command): Promise<void> {
  const { shop, staff } = sale;
  switch (command.does) {
    case 'deliver events so':
      await shop.control('/stripe/control/webhooks', command.policy);
      return;
    case 'refunds become':
      await shop.control('/stripe/control/refunds', { status: command.status });
      return;
    case 'refund by hand':
      return refundByHand(sale, command.percent);
    case 'dispute':
      return dispute(sale, command.percent);
    case 'decide the dispute': {
      const all = await shop.recorded<{ id: string; payment_intent: string }>(
        '/stripe/control/disputes',
      );
      const ours = all.find((one) => one.payment_intent === sale.intent);
      if (ours) await shop.control(`/stripe/control/disputes/${ours.id}`, command);
      return;
    }
    case 'ship':
    case 'move':
    case 'refund units':
    case 'refund an amount':
    case 'send back': {
      const orders = await staff.ordersOf(sale.shopper.account.email);
      const order = orders[command.which % orders.length];
      if (!order) return;
      if (command.does === 'ship') {
        await staff.edit(order, 'PICKED');
        await staff.edit(order, 'SHIPPED');
      } else if (command.does === 'move') {
        await staff.edit(order, command.to, { restock: String(command.restock) });
      } else if (command.does === 'refund units') {
        const { shipping, at, units } = command;
        const line = order.items[at % order.items.length];
        const lines = line ? [unitsOf(line, units)] : [];
        await staff.refund(order, { lines, shipping });
      } else if (command.does === 'refund an amount') {
        await staff.refund(order, { amount: command.cents, shipping: command.shipping });
      } else {
        await sale.shopper.sendBack(order, command.units);
      }
    }
  }
}

const unitsOf = (
  { catalogId, catalogItemId }: { catalogId: string; catalogItemId: string },
  quantity: number,
) => ({ catalogId, catalogItemId, quantity });

async function refundByHand({ shop, intent, amount }: Sale, percent: number): Promise<void> {
  const cents = Math.ceil((amount * percent) / 100);
  await unlessRejected(
    shop.control('/stripe/control/refunds', { payment_intent: intent, amount: cents }),
  );
}

/** Opens a dispute for part of the payment. */
async function dispute({ shop, intent, amount }: Sale, percent: number): Promise<void> {
  const cents = Math.ceil((amount * percent) / 100);
  await unlessRejected(
    shop.control('/stripe/control/disputes', { payment_intent: intent, amount: cents }),
  );
}

async function unlessRejected(done: Promise<unknown>): Promise<void> {
  await done.catch((error: unknown) => {
    if (!String(error).includes('answered 400')) throw error;
  });
}
