import type { components } from '@spindle/sdk/schema';

type Schemas = components['schemas'];

export type AdminOrder = Schemas['AdminOrder'];
export type AdminInvoice = Schemas['AdminInvoice'];
export type AdminTransaction = Schemas['AdminTransaction'];
export type AdminCatalog = Schemas['AdminCatalog'];
export type AdminItem = Schemas['AdminItem'];
export type AdminCustomer = Schemas['AdminCustomer'];
export type StockMovement = Schemas['StockMovement'];
export type AuditEntry = Schemas['AuditEntry'];
export type SecurityEvent = Schemas['SecurityEvent'];
export type Release = Schemas['Release'];
export type AdminSubscription = Schemas['AdminSubscription'];
export type AdminEntitlement = Schemas['AdminEntitlement'];
export type AdminMember = Schemas['AdminMember'];
export type AdminTicket = Schemas['AdminTicket'];
export type SearchQuery = Schemas['AdminSearchQuery'];
