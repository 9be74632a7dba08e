import type { Command } from './commands.ts';
import type { Sale } from './sale.ts';

/** Does what the command says through the doors people have. A refusal is fine, a failure throws. */
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
    case 'ship':
    case 'move':
    case 'send back': {
      const orders = await staff.ordersOf(sale.shopper.account.email);
      const order = orders[command.which % orders.length];
      if (!order) return;
      if (command.does === 'ship') {
        await staff.edit(order, 'PICKED');
        await staff.edit(order, 'SHIPPED');
      } else if (command.does === 'move') {
        await staff.edit(order, command.to, { restock: String(command.restock) });
      } else {
        await sale.shopper.sendBack(order, command.units);
      }
    }
  }
}

async function refundByHand({ shop, intent, amount }: Sale, percent: number): Promise<void> {
  const cents = Math.ceil((amount * percent) / 100);
  const input = { payment_intent: intent, amount: cents };
  await shop.control('/stripe/control/refunds', input).catch((error: unknown) => {
    if (!String(error).includes('answered 400')) throw error;
  });
}
