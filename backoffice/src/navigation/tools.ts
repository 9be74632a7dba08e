import { troubledOrders } from '../orders/order-address.ts';
import type { Summary } from './summary.ts';

export interface Tool {
  name: string;
  to: string;
  /** Where else it is: its records may not be below its list. */
  also?: string;
  label: string;
  does: string;
  /** The list in `/api/admin` whose records are counted. */
  records?: keyof Summary['records'];
  /** Counted in its place, and in the navigation: what waits for somebody. */
  waiting?: { of: 'toPick' | 'toShip' | 'openReturns' | 'openTickets'; label: string };
}

export interface ToolGroup {
  label: string;
  tools: readonly Tool[];
  /** Folded to begin with where a window is too low for all. */
  seldom?: true;
}

const orderManager = adminTool('orderManager', {
  label: 'Order Manager',
  also: '/ui/admin/orders',
  does: 'What was sold: find an order, move it on, take a return, give money back',
  records: 'orders',
});
const picking = adminTool('adminPicking', {
  label: 'Picking Manager',
  does: 'Fetch what was sold, item by item',
  waiting: { of: 'toPick', label: 'to pick' },
});
const packing = adminTool('packing', {
  label: 'Packing',
  does: 'Scan each unit into its parcel, so that nothing is missing',
});
const shipping = adminTool('adminShipping', {
  label: 'Shipping Manager',
  does: 'Buy the labels of what was picked',
  waiting: { of: 'toShip', label: 'to ship' },
});
const returns: Tool = {
  name: 'returns',
  to: troubledOrders('openReturn'),
  label: 'Returns',
  does: 'What customers send back: receive it, refund it or deny it',
  waiting: { of: 'openReturns', label: 'open' },
};
const invoices = adminTool('invoices', {
  label: 'Invoices',
  does: 'What was paid and given back, as the documents customers have',
  records: 'invoices',
});
const storeBuilder = adminTool('storeBuilder', {
  label: 'Store Builder',
  does: 'Catalogues, their items, and what is said about them',
});
const items = adminTool('items', {
  label: 'Items',
  does: 'Everything that is for sale, searched across all catalogues',
  records: 'items',
});
const stock = adminTool('stock', {
  label: 'Stock',
  does: 'What runs out, goods that came, and every change of every count',
  records: 'stock',
});
const codes = adminTool('codes', {
  label: 'Prices and codes',
  does: 'Discount codes and sales: who pays less, for what, and until when',
  records: 'codes',
});
const customers = adminTool('customers', {
  label: 'Customers',
  does: 'Everybody with an account, what they bought, and who may do what',
  records: 'customers',
});
const subscriptions = adminTool('subscriptions', {
  label: 'Subscriptions',
  does: 'Who subscribes to what, until when it is paid, and what was cancelled',
  records: 'subscriptions',
});
const tickets = adminTool('tickets', {
  label: 'Tickets',
  also: '/ui/admin/ticketTemplates',
  does: 'What people wrote to support, and who wrote it',
  waiting: { of: 'openTickets', label: 'open' },
});
const members = adminTool('members', {
  label: 'Community members',
  does: 'Linked community accounts, their roles, and what went wrong with them',
  records: 'members',
});
const contentBuilder: Tool = {
  name: 'creator',
  to: '/ui/creator',
  label: 'Content Builder',
  does: 'Sections of the shop’s pages, and what is in them',
};
const insights = adminTool('insights', {
  label: 'Insights',
  does: 'What sells, what comes back, and what runs out, by day, item and country',
});
const accounting = adminTool('accounting', {
  label: 'Accounting',
  does: 'A month as the accountant needs it: payments, fees, payouts, and the file of them',
});
const tokens = adminTool('tokens', {
  label: 'API tokens',
  does: 'Access for other programs: give it, see its use, take it back',
  records: 'tokens',
});
const webhooks = adminTool('webhooks', {
  label: 'Webhooks',
  does: 'Addresses that are told of what happens, what was sent to them, and what failed',
});
const audit = adminTool('audit', {
  label: 'Audit',
  does: 'What members of staff did, and how things were before',
  records: 'audit',
});
const securityEvents = adminTool('securityEvents', {
  label: 'Security events',
  does: 'Who was kept out and why, and who got another key to the shop',
});
const searchWords = adminTool('searchWords', {
  label: 'Search words',
  does: 'Words that mean the same, and what customers searched for, also in vain',
});

const jobs = adminTool('jobs', {
  label: 'Jobs',
  does: 'Work that failed at every try: read why, send it again, or drop it',
});

const groups: readonly ToolGroup[] = [
  { label: 'Orders', tools: [orderManager, picking, packing, shipping, returns, invoices] },
  { label: 'Products', tools: [storeBuilder, items, stock, codes] },
  { label: 'Customers', tools: [customers, subscriptions, tickets, members] },
  { label: 'Content', tools: [contentBuilder] },
  { label: 'Insights', tools: [insights, accounting], seldom: true },
  {
    label: 'Settings',
    tools: [tokens, webhooks, audit, securityEvents, searchWords, jobs],
    seldom: true,
  },
];

/** Whoever has all managers and builders finds them first. */
const managers: readonly Tool[] = [orderManager, storeBuilder, shipping, picking, contentBuilder];
const grouped = groups.flatMap(({ tools }) => tools);

export const toolNames = grouped.map(({ name }) => name);

/** Those that somebody may open. */
export function toolsFor(mayOpen: (name: string) => boolean): readonly Tool[] {
  const allowed = grouped.filter(({ name }) => mayOpen(name));
  if (!managers.every((tool) => allowed.includes(tool))) return allowed;
  return [...managers, ...allowed.filter((tool) => !managers.includes(tool))];
}

/** The same tools by what they are about. */
export function toolGroupsFor(mayOpen: (name: string) => boolean): readonly ToolGroup[] {
  return groups
    .map((group) => ({ ...group, tools: group.tools.filter(({ name }) => mayOpen(name)) }))
    .filter(({ tools }) => tools.length > 0);
}

function adminTool(name: string, tool: Omit<Tool, 'name' | 'to'>): Tool {
  return { name, to: `/ui/admin/${name}`, ...tool };
}
