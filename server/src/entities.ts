import type { EntityClass, EventSubscriber } from '@mikro-orm/core';
import { SavedAddress } from './account/addresses/saved-address.entity.ts';
import { BalanceTransaction } from './accounting/balance-transaction.entity.ts';
import { CopiedUntil } from './accounting/copied-until.entity.ts';
import { Payout } from './accounting/payout.entity.ts';
import { SalesDay } from './insights/sales-day.entity.ts';
import { SalesItemDay } from './insights/sales-item-day.entity.ts';
import { SalesItemMonth } from './insights/sales-item-month.entity.ts';
import { SummedDay } from './insights/summed-day.entity.ts';
import { SummedMonth } from './insights/summed-month.entity.ts';
import { UnsummedTime } from './insights/unsummed-time.entity.ts';
import { AuditEntry } from './audit/audit-entry.entity.ts';
import { AuditLink } from './audit/audit-link.entity.ts';
import { AuditSeal } from './audit/audit-seal.entity.ts';
import { AuditUnsealed } from './audit/audit-unsealed.entity.ts';
import { AuditValue } from './audit/audit-value.entity.ts';
import { BulkRecord } from './bulk/bulk-record.entity.ts';
import { Bulk } from './bulk/bulk.entity.ts';
import { ImportPicture } from './imports/import-picture.entity.ts';
import { ImportRow } from './imports/import-row.entity.ts';
import { Import } from './imports/import.entity.ts';
import { CartCode } from './checkout/discounts/cart-code.entity.ts';
import { DiscountCode } from './checkout/discounts/discount-code.entity.ts';
import { DiscountUse } from './checkout/discounts/discount-use.entity.ts';
import { ItemCoupon } from './checkout/discounts/item-coupon.entity.ts';
import { LastBackup } from './database/backup/last-backup.entity.ts';
import { CartLine } from './cart/cart-line.entity.ts';
import { CatalogItem } from './catalog/catalog-item.entity.ts';
import { Catalog } from './catalog/catalog.entity.ts';
import { SpecName } from './catalog/spec-name.entity.ts';
import { ItemAttribute } from './catalog/item-attribute.entity.ts';
import { CheckoutLine } from './payments/checkout-line.entity.ts';
import { Checkout } from './payments/checkout.entity.ts';
import { CarrierRates } from './checkout/quotes/carrier-rates.entity.ts';
import { LastQuote } from './checkout/quotes/last-quote.entity.ts';
import { ShippingAddress } from './account/addresses/shipping-address.entity.ts';
import { CommunityLink } from './community/community-link.entity.ts';
import { GrantedRole } from './community/granted-role.entity.ts';
import { MeldCode } from './community/meld-code.entity.ts';
import { ElementAttribute } from './content/element-attribute.entity.ts';
import { Element } from './content/element.entity.ts';
import { Section } from './content/section.entity.ts';
import { IdempotencyKey } from './contract/idempotency/idempotency-key.entity.ts';
import { AccessGrant } from './entitlements/access-grant.entity.ts';
import { DownloadFile } from './entitlements/downloads/download-file.entity.ts';
import { EntitlementEntry } from './entitlements/entitlement-entry.entity.ts';
import { Entitlement } from './entitlements/entitlement.entity.ts';
import { LicenseKey } from './entitlements/license-key.entity.ts';
import { KnownDevice } from './identity/known-device.entity.ts';
import { RateLimit } from './contract/limits/rate-limit.entity.ts';
import { Passkey } from './identity/passkeys/passkey.entity.ts';
import { PasskeyChallenge } from './identity/passkeys/passkey-challenge.entity.ts';
import { RecoveryCode } from './identity/recovery-code.entity.ts';
import { Recovery } from './identity/recovery.entity.ts';
import { Registration } from './identity/registration.entity.ts';
import { SecurityEvent } from './security/security-event.entity.ts';
import { Session } from './identity/session.entity.ts';
import { User } from './identity/user.entity.ts';
import { IndexChanges } from './search/index-changes.ts';
import { SearchItem } from './search/search-item.entity.ts';
import { SearchQuery } from './search/search-query.entity.ts';
import { SearchSpec } from './search/search-spec.entity.ts';
import { SearchWord } from './search/search-word.entity.ts';
import { SynonymList } from './search/synonym-list.entity.ts';
import { Synonym } from './search/synonym.entity.ts';
import { StockMovement } from './inventory/stock-movement.entity.ts';
import { InvoiceCounter } from './invoices/invoice-counter.entity.ts';
import { Invoice } from './invoices/invoice.entity.ts';
import { UploadedImage } from './media/uploaded-image.entity.ts';
import { ItemNotice } from './notices/item-notice.entity.ts';
import { OrderEvent } from './orders/order-event.entity.ts';
import { OrderLabel } from './orders/order-label.entity.ts';
import { OrderLine } from './orders/order-line.entity.ts';
import { Order } from './orders/order.entity.ts';
import { Dispute } from './payments/dispute.entity.ts';
import { PackedUnit } from './picking/packing/packed-unit.entity.ts';
import { Packing } from './picking/packing/packing.entity.ts';
import { PartsList } from './partslist/parts-list.entity.ts';
import { AccountDeletion } from './personal-data/deletion/account-deletion.entity.ts';
import { PersonalExport } from './personal-data/export/personal-export.entity.ts';
import { Payment } from './payments/payment.entity.ts';
import { ProviderEvent } from './payments/provider-event.entity.ts';
import { Refund } from './orders/refunds/refund.entity.ts';
import { RefundLine } from './orders/refunds/refund-line.entity.ts';
import { EmailText } from './emails/email-text.entity.ts';
import { Redirect } from './redirects/redirect.entity.ts';
import { StoredSettings } from './settings/shop-settings.entity.ts';
import { ShopEvent } from './events/shop-event.entity.ts';
import { ReleaseFile } from './subscriptions/licensed-content/release-file.entity.ts';
import { Release } from './subscriptions/licensed-content/release.entity.ts';
import { SubscriptionCheckout } from './payments/subscription-checkout.entity.ts';
import { Subscription } from './subscriptions/subscription.entity.ts';
import { CustomerTag } from './remarks/customer-tag.entity.ts';
import { SavedView } from './backoffice/views/saved-view.entity.ts';
import { Note } from './remarks/note.entity.ts';
import { OrderTag } from './remarks/order-tag.entity.ts';
import { TicketMessage } from './support/ticket-message.entity.ts';
import { TicketTemplate } from './support/ticket-template.entity.ts';
import { Ticket } from './support/ticket.entity.ts';
import { ApiToken } from './tokens/api-token.entity.ts';
import { WindowChange } from './read-cache/window-change.entity.ts';
import { WebhookDelivery } from './webhooks/webhook-delivery.entity.ts';
import { Webhook } from './webhooks/webhook.entity.ts';

/** All entities in the shop. A table missing from this list does not exist. */
export const entities: EntityClass<object>[] = [
  AccessGrant,
  AccountDeletion,
  ApiToken,
  AuditEntry,
  AuditLink,
  AuditSeal,
  AuditUnsealed,
  AuditValue,
  BalanceTransaction,
  Bulk,
  BulkRecord,
  Import,
  ImportPicture,
  ImportRow,
  CartCode,
  CartLine,
  Catalog,
  CatalogItem,
  Checkout,
  CheckoutLine,
  CommunityLink,
  CopiedUntil,
  CustomerTag,
  DiscountCode,
  DiscountUse,
  Dispute,
  DownloadFile,
  Element,
  ElementAttribute,
  Entitlement,
  EntitlementEntry,
  GrantedRole,
  IdempotencyKey,
  Invoice,
  InvoiceCounter,
  ItemAttribute,
  ItemCoupon,
  SavedAddress,
  ItemNotice,
  KnownDevice,
  LastBackup,
  LicenseKey,
  MeldCode,
  Order,
  OrderEvent,
  OrderLabel,
  OrderLine,
  PackedUnit,
  Packing,
  PartsList,
  Note,
  SavedView,
  OrderTag,
  Payment,
  Payout,
  PersonalExport,
  ProviderEvent,
  RateLimit,
  Recovery,
  Passkey,
  PasskeyChallenge,
  RecoveryCode,
  EmailText,
  Redirect,
  StoredSettings,
  Refund,
  RefundLine,
  Registration,
  Release,
  ReleaseFile,
  SalesDay,
  SalesItemDay,
  SalesItemMonth,
  SearchItem,
  SearchQuery,
  SearchSpec,
  SearchWord,
  Section,
  SecurityEvent,
  Session,
  CarrierRates,
  ShopEvent,
  Webhook,
  WebhookDelivery,
  WindowChange,
  LastQuote,
  ShippingAddress,
  SpecName,
  StockMovement,
  Subscription,
  SubscriptionCheckout,
  SummedDay,
  SummedMonth,
  Synonym,
  SynonymList,
  Ticket,
  TicketMessage,
  TicketTemplate,
  UnsummedTime,
  UploadedImage,
  User,
];

/** Subscribers that handle every change to an entity in the same transaction. */
export const subscribers: EventSubscriber[] = [new IndexChanges()];
