import type { Handlers, OperationId } from './handlers.ts';

/**
 * Operations the contract promises and nothing answers yet: 501. To be empty in the end. Together
 * with the handlers in `app.ts` this list is complete, or it does not compile.
 */
export const notImplemented = [
  'startSubscription',
  'listSubscriptions',
  'openSubscription',
  'cancelSubscription',
  'listBuilderSubscriptions',
  'openBuilderSubscription',
  'openCustomerPortal',
  'getCommunityLink',
  'breakCommunityLink',
  'linkCommunityAccount',
  'receiveInteraction',
  'sendTicket',
  'listAdminTickets',
  'getAdminTicket',
  'changeTicketStatus',
  'listAdminEntitlements',
  'getAdminEntitlement',
  'grantAccess',
  'withdrawGrant',
  'uploadDownload',
  'listAdminReleases',
  'getAdminRelease',
  'uploadRelease',
  'activateRelease',
  'listAdminSubscriptions',
  'getAdminSubscription',
  'previewCommunityLink',
  'listAdminMembers',
  'getAdminMember',
] as const satisfies readonly OperationId[];

export type NotImplemented = (typeof notImplemented)[number];

/** Every operation that has to have a handler. */
export type ImplementedHandlers = Handlers<Exclude<OperationId, NotImplemented>>;
