import type { ShopState } from '@spindle/sdk/mocks/state';
import { newest } from './newest.ts';
import { firstOf } from './first-of.ts';
import { admin, FAILED, LIST_FAILED, type MockScreen } from './mock-screen.ts';

const subscriber = ({ people, entitlements }: ShopState) =>
  firstOf(people, ({ userId }) => entitlements.some((one) => one.userId === userId));
const named = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`;

/** The screens about customers, support and staff. */
export const peopleScreens: MockScreen[] = [
  {
    name: 'customers',
    at: () => `${admin}/customers`,
    reads: ['listAdminCustomers'],
    shows: ({ people }) => newest(people).email,
    failed: LIST_FAILED,
  },
  {
    name: 'a customer',
    at: (state) => `${admin}/customers/${subscriber(state).userId}/show`,
    reads: ['getAdminCustomer'],
    shows: (state) => named(subscriber(state)),
    failed: FAILED,
  },
  {
    name: 'what a customer may open',
    at: (state) =>
      `${admin}/customers/${(state.entitlements.length > 0 ? subscriber(state) : firstOf(state.people)).userId}/show`,
    reads: ['listAdminEntitlements'],
    shows: (state) =>
      firstOf(state.entitlements, ({ userId }) => userId === subscriber(state).userId).title,
    empty:
      'No access yet. Digital purchases, subscriptions and access granted by staff appear here.',
    failed: LIST_FAILED,
  },
  {
    name: 'subscriptions',
    at: () => `${admin}/subscriptions`,
    reads: ['listAdminSubscriptions'],
    shows: ({ subscriptions }) => firstOf(subscriptions).email,
    empty: 'No subscriptions yet',
    failed: LIST_FAILED,
  },
  {
    name: 'a subscription',
    at: ({ subscriptions }) => `${admin}/subscriptions/${firstOf(subscriptions).id}/show`,
    reads: ['getAdminSubscription'],
    shows: ({ subscriptions }) => firstOf(subscriptions).email,
    failed: FAILED,
  },
  {
    name: 'community members',
    at: () => `${admin}/members`,
    reads: ['listAdminMembers'],
    shows: ({ members }) => firstOf(members).email,
    empty: 'No linked accounts yet',
    failed: LIST_FAILED,
  },
  {
    name: 'a community member',
    at: ({ members }) => `${admin}/members/${firstOf(members).id}/show`,
    reads: ['getAdminMember'],
    shows: ({ members }) => firstOf(members).discordUsername,
    failed: FAILED,
  },
  {
    name: 'tickets',
    at: () => `${admin}/tickets`,
    reads: ['listAdminTickets'],
    shows: ({ tickets }) => firstOf(tickets, ({ status }) => status === 'OPEN').issue,
    empty: 'No open tickets',
    failed: LIST_FAILED,
  },
  {
    name: 'a ticket',
    at: ({ tickets }) => `${admin}/tickets/${firstOf(tickets).id}/show`,
    reads: ['getAdminTicket'],
    shows: ({ tickets }) => firstOf(tickets).issue,
    failed: FAILED,
  },
  {
    name: 'templates of answers',
    at: () => `${admin}/ticketTemplates`,
    reads: ['listTicketTemplates'],
    shows: ({ ticketTemplates = [] }) => firstOf(ticketTemplates).name,
    empty: 'No templates yet',
    failed: FAILED,
  },
  {
    name: 'audit',
    at: () => `${admin}/audit`,
    reads: ['listAdminAudit'],
    shows: ({ audit }) => newest(audit).action,
    empty: 'No activity yet',
    failed: LIST_FAILED,
  },
  {
    name: 'an audit entry',
    at: ({ audit }) => `${admin}/audit/${firstOf(audit).id}/show`,
    reads: ['getAdminAudit'],
    shows: () => 'Before and after',
    failed: FAILED,
  },
  {
    name: 'security events',
    at: () => `${admin}/securityEvents`,
    reads: ['listAdminSecurityEvents'],
    shows: () => 'Account locked',
    empty: 'No events',
    failed: LIST_FAILED,
  },
  {
    name: 'a security event',
    at: ({ securityEvents = [] }) => `${admin}/securityEvents/${firstOf(securityEvents).id}/show`,
    reads: ['getAdminSecurityEvent'],
    shows: () => 'Wrong password',
    failed: FAILED,
  },
  {
    name: 'API tokens',
    at: () => `${admin}/tokens`,
    reads: ['listAdminTokens'],
    shows: ({ tokens }) => firstOf(tokens).name,
    empty: 'No API tokens yet',
    failed: LIST_FAILED,
  },
  {
    name: 'webhooks',
    at: () => `${admin}/webhooks`,
    reads: ['listAdminWebhooks'],
    shows: ({ webhooks = [] }) => firstOf(webhooks).url,
    empty: 'No webhooks yet',
    failed: LIST_FAILED,
  },
  {
    name: 'a webhook',
    at: ({ webhooks = [] }) => `${admin}/webhooks/${firstOf(webhooks).id}/show`,
    reads: ['getAdminWebhook'],
    shows: ({ webhooks = [] }) => firstOf(webhooks).url,
    failed: FAILED,
  },
  {
    name: 'jobs',
    at: () => `${admin}/jobs`,
    reads: ['listAdminJobs'],
    shows: ({ deadLetters = [] }) => firstOf(deadLetters).job,
    empty: 'No failed jobs',
    failed: LIST_FAILED,
  },
  {
    name: 'a job',
    at: ({ deadLetters = [] }) => `${admin}/jobs/${firstOf(deadLetters).id}/show`,
    reads: ['getAdminJob'],
    shows: ({ deadLetters = [] }) => firstOf(deadLetters).job,
    failed: FAILED,
  },
  {
    name: 'insights',
    at: () => `${admin}/insights`,
    reads: ['getInsights'],
    shows: () => 'Best sellers',
    empty: 'No tracked items sold in this period.',
    failed: FAILED,
  },
  {
    name: 'accounting',
    at: () => `${admin}/accounting`,
    reads: ['getAccountantMonth'],
    shows: () => 'Opening balance',
    empty: 'No payouts this month.',
    failed: FAILED,
  },
  {
    name: 'settings',
    at: () => `${admin}/settings`,
    reads: ['getSettings'],
    shows: () => 'Warehouse and shipping',
    failed: FAILED,
  },
  {
    name: 'words that mean the same',
    at: () => `${admin}/searchWords`,
    reads: ['getSynonyms'],
    shows: () => 'Add group',
    empty: 'No synonyms yet',
    failed: FAILED,
  },
  {
    name: 'searched in vain',
    at: () => `${admin}/searchWords/inVain`,
    reads: ['listAdminSearchQueries'],
    shows: ({ searches }) => firstOf(searches, ({ inVain }) => inVain).query,
    empty: 'No searches without results',
    failed: LIST_FAILED,
  },
  {
    name: 'most searched',
    at: () => `${admin}/searchWords/most`,
    reads: ['listAdminSearchQueries'],
    shows: ({ searches }) => firstOf(searches).query,
    empty: 'No searches yet',
    failed: LIST_FAILED,
  },
];
