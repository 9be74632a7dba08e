import { ordersWithProblem } from '../orders/order-address.ts';
import type { Summary } from './summary.ts';

export interface Tool {
  name: string;
  to: string;
  /** The tool's second URL, if its records have different URLs from its list. */
  also?: string;
  label: string;
  does: string;
  /** The list in `/api/admin` whose records are counted. */
  records?: keyof Summary['records'];
  /** The number of open tasks, shown instead of the number of records, and in the navigation. */
  waiting?: { of: 'toPick' | 'toShip' | 'openReturns' | 'openTickets'; label: string };
}

export interface ToolGroup {
  label: string;
  tools: readonly Tool[];
  /** Initially collapsed if the window is too short for all groups. */
  seldom?: true;
}

const orderManager = adminTool('orderManager', {
  label: 'Order Manager',
  also: '/ui/admin/orders',
  does: 'Search, fulfill and refund orders',
  records: 'orders',
});
const picking = adminTool('adminPicking', {
  label: 'Picking Manager',
  does: 'Pick orders item by item',
  waiting: { of: 'toPick', label: 'to pick' },
});
const packing = adminTool('packing', {
  label: 'Packing',
  does: 'Scan each unit into its parcel',
});
const shipping = adminTool('adminShipping', {
  label: 'Shipping Manager',
  does: 'Buy shipping labels',
  waiting: { of: 'toShip', label: 'to ship' },
});
const returns: Tool = {
  name: 'returns',
  to: ordersWithProblem('openReturn'),
  label: 'Returns',
  does: 'Receive, refund or deny returns',
  waiting: { of: 'openReturns', label: 'open' },
};
const invoices = adminTool('invoices', {
  label: 'Invoices',
  does: 'Customer invoices and credit notes',
  records: 'invoices',
});
const storeBuilder = adminTool('storeBuilder', {
  label: 'Store Builder',
  does: 'Manage catalogs and items',
});
const items = adminTool('items', {
  label: 'Items',
  does: 'Search items across all catalogs',
  records: 'items',
});
const stock = adminTool('stock', {
  label: 'Stock',
  does: 'Stock levels and history',
  records: 'stock',
});
const imports = adminTool('imports', {
  label: 'Import',
  does: 'Items, customers and redirects from files',
});
const codes = adminTool('codes', {
  label: 'Prices and codes',
  does: 'Discount codes and sales',
  records: 'codes',
});
const customers = adminTool('customers', {
  label: 'Customers',
  does: 'Accounts, purchases and staff roles',
  records: 'customers',
});
const subscriptions = adminTool('subscriptions', {
  label: 'Subscriptions',
  does: 'Subscribers, renewals and cancellations',
  records: 'subscriptions',
});
const tickets = adminTool('tickets', {
  label: 'Tickets',
  also: '/ui/admin/ticketTemplates',
  does: 'Reply to support messages',
  waiting: { of: 'openTickets', label: 'open' },
});
const members = adminTool('members', {
  label: 'Community members',
  does: 'Linked accounts, roles and sync problems',
  records: 'members',
});
const contentBuilder: Tool = {
  name: 'creator',
  to: '/ui/creator',
  label: 'Content Builder',
  does: "Edit the shop's pages",
};
const redirects = adminTool('redirects', {
  label: 'Redirects',
  does: 'Send old addresses to new pages',
});
const insights = adminTool('insights', {
  label: 'Insights',
  does: 'Sales, returns and low stock by day, item and country',
});
const accounting = adminTool('accounting', {
  label: 'Accounting',
  does: 'Monthly payments, fees and payouts for your accountant',
});
const settings = adminTool('settings', {
  label: 'Settings',
  does: 'Name, logo, company, shipping, returns and emails',
});
const tokens = adminTool('tokens', {
  label: 'API tokens',
  does: 'Create, monitor and revoke access for other apps',
  records: 'tokens',
});
const webhooks = adminTool('webhooks', {
  label: 'Webhooks',
  does: 'Send events to your own systems',
});
const audit = adminTool('audit', {
  label: 'Audit',
  does: 'Staff actions, with before and after values',
  records: 'audit',
});
const securityEvents = adminTool('securityEvents', {
  label: 'Security events',
  does: 'Sign-in and access log',
});
const emails = adminTool('emails', {
  label: 'Emails',
  does: 'Change the texts customers get by email',
});
const searchWords = adminTool('searchWords', {
  label: 'Search words',
  does: 'Synonyms, and what customers search for',
});

const jobs = adminTool('jobs', {
  label: 'Jobs',
  does: 'See why jobs failed, then retry or discard them',
});

const groups: readonly ToolGroup[] = [
  { label: 'Orders', tools: [orderManager, picking, packing, shipping, returns, invoices] },
  { label: 'Products', tools: [storeBuilder, items, stock, codes, imports] },
  { label: 'Customers', tools: [customers, subscriptions, tickets, members] },
  { label: 'Content', tools: [contentBuilder, redirects] },
  { label: 'Insights', tools: [insights, accounting], seldom: true },
  {
    label: 'Settings',
    tools: [settings, emails, tokens, webhooks, audit, securityEvents, searchWords, jobs],
    seldom: true,
  },
];

/** These tools come first for users who have all of them. */
const managers: readonly Tool[] = [orderManager, storeBuilder, shipping, picking, contentBuilder];
const grouped = groups.flatMap(({ tools }) => tools);

export const toolNames = grouped.map(({ name }) => name);

/** Returns the tools that the user may open. */
export function toolsFor(canOpen: (name: string) => boolean): readonly Tool[] {
  const allowed = grouped.filter(({ name }) => canOpen(name));
  if (!managers.every((tool) => allowed.includes(tool))) return allowed;
  return [...managers, ...allowed.filter((tool) => !managers.includes(tool))];
}

/** Returns the same tools by group. */
export function toolGroupsFor(canOpen: (name: string) => boolean): readonly ToolGroup[] {
  return groups
    .map((group) => ({ ...group, tools: group.tools.filter(({ name }) => canOpen(name)) }))
    .filter(({ tools }) => tools.length > 0);
}

function adminTool(name: string, tool: Omit<Tool, 'name' | 'to'>): Tool {
  return { name, to: `/ui/admin/${name}`, ...tool };
}
