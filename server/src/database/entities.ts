import type { EntityClass } from '@mikro-orm/core';
import { AuditEntry } from '../audit/audit-entry.entity.ts';
import { CartLine } from '../cart/cart-line.entity.ts';
import { Catalog } from '../catalog/catalog.entity.ts';
import { CatalogItem } from '../catalog/catalog-item.entity.ts';
import { ItemAttribute } from '../catalog/item-attribute.entity.ts';
import { Checkout } from '../checkout/checkout.entity.ts';
import { CheckoutLine } from '../checkout/checkout-line.entity.ts';
import { ShippingAddress } from '../checkout/shipping-address.entity.ts';
import { ElementAttribute } from '../content/element-attribute.entity.ts';
import { Element } from '../content/element.entity.ts';
import { Section } from '../content/section.entity.ts';
import { RateLimit } from '../identity/rate-limit.entity.ts';
import { Recovery } from '../identity/recovery.entity.ts';
import { RecoveryCode } from '../identity/recovery-code.entity.ts';
import { Registration } from '../identity/registration.entity.ts';
import { Session } from '../identity/session.entity.ts';
import { User } from '../identity/user.entity.ts';
import { StockMovement } from '../inventory/stock-movement.entity.ts';
import { UploadedImage } from '../media/uploaded-image.entity.ts';
import { Order } from '../orders/order.entity.ts';
import { OrderEvent } from '../orders/order-event.entity.ts';
import { OrderLine } from '../orders/order-line.entity.ts';
import { Dispute } from '../payments/dispute.entity.ts';
import { Payment } from '../payments/payment.entity.ts';
import { ProviderEvent } from '../payments/provider-event.entity.ts';
import { Refund } from '../payments/refund.entity.ts';

/** Every entity of the shop. A table not listed here does not exist. */
export const entities: EntityClass<object>[] = [
  AuditEntry,
  CartLine,
  Catalog,
  CatalogItem,
  Checkout,
  CheckoutLine,
  Dispute,
  Element,
  ElementAttribute,
  ItemAttribute,
  Order,
  OrderEvent,
  OrderLine,
  Payment,
  ProviderEvent,
  RateLimit,
  Recovery,
  RecoveryCode,
  Refund,
  Registration,
  Section,
  Session,
  ShippingAddress,
  StockMovement,
  UploadedImage,
  User,
];
