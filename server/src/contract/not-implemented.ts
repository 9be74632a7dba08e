import type { Handlers, OperationId } from './handlers.ts';

/**
 * Operations the contract promises and nothing answers yet: 501. To be empty in the end. Together
 * with the handlers in `app.ts` this list is complete, or it does not compile.
 */
export const notImplemented = [
  'getPublication',
  'publishProduct',
  'publishPrice',
  'expireCache',
  'uploadCatalogImage',
  'uploadItemImage',
  'uploadAttributeImage',
  'uploadSectionImage',
  'uploadElementImage',
  'listSections',
  'listElements',
  'listBuilderSections',
  'createSection',
  'listBuilderElements',
  'updateSection',
  'deleteSection',
  'createElement',
  'updateElement',
  'deleteElement',
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
  'listAdminSections',
  'getAdminSection',
  'listAdminElements',
  'getAdminElement',
  'listAdminTickets',
  'getAdminTicket',
] as const satisfies readonly OperationId[];

export type NotImplemented = (typeof notImplemented)[number];

/** Every operation that has to have a handler. */
export type ImplementedHandlers = Handlers<Exclude<OperationId, NotImplemented>>;
