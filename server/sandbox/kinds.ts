import type Stripe from 'stripe';
import type { Invalidation } from './cdn/invalidation.ts';
import type { DemoAccounts } from './demo-accounts.ts';
import type { CommandRecord, MemberRecord, RoleRecord } from './discord/records.ts';
import type { AddressRecord } from './easypost/addresses/address-record.ts';
import type { EasypostEvent } from './easypost/events/event-record.ts';
import type { ShipmentRecord } from './easypost/shipments/shipment-record.ts';
import type { TrackerRecord } from './easypost/trackers/tracker-record.ts';
import type { StoredObject } from './s3/stored-object.ts';
import type { Message } from './smtp/message.ts';
import type { IdempotentReply } from './stripe/api/serve.ts';
import type { PriceRecord } from './stripe/catalog/prices.ts';
import type { CheckoutDetails } from './stripe/checkout/price-session.ts';
import type { CouponScope } from './stripe/discounts/coupons.ts';
import type { PaidOut } from './stripe/payouts/payouts.ts';
import type { EventRecord } from './stripe/events/events.ts';
import type { InvoiceRecord } from './stripe/invoices/invoice-object.ts';
import type {
  SubscriptionDetails,
  SubscriptionRecord,
} from './stripe/subscriptions/subscription-object.ts';
import type { Setting } from './setting.ts';
import type { Delivery } from './webhooks/delivery.ts';

/** Everything the sandbox stores, by kind. */
export interface Kinds {
  'checkout.session': Stripe.Checkout.Session;
  balance_transaction: Stripe.BalanceTransaction;
  'billing.meter': Stripe.Billing.Meter;
  'billing_portal.configuration': Stripe.BillingPortal.Configuration;
  'billing_portal.session': Stripe.BillingPortal.Session;
  charge: Stripe.Charge;
  coupon: Stripe.Coupon;
  coupon_scope: CouponScope;
  dispute: Stripe.Dispute;
  customer: Stripe.Customer;
  event: EventRecord;
  invoice: InvoiceRecord;
  invoice_payment: Stripe.InvoicePayment;
  paid_out: PaidOut;
  payment_intent: Stripe.PaymentIntent;
  payout: Stripe.Payout;
  price: PriceRecord;
  product: Stripe.Product;
  promotion_code: Stripe.PromotionCode;
  refund: Stripe.Refund;
  shipping_rate: Stripe.ShippingRate;
  subscription: SubscriptionRecord;
  checkout_details: CheckoutDetails;
  subscription_details: SubscriptionDetails;
  delivery: Delivery;
  idempotent_reply: IdempotentReply;
  setting: Setting;
  address: AddressRecord;
  shipment: ShipmentRecord;
  tracker: TrackerRecord;
  easypost_event: EasypostEvent;
  community_command: CommandRecord;
  community_member: MemberRecord;
  community_role: RoleRecord;
  message: Message;
  invalidation: Invalidation;
  s3_object: StoredObject;
  demo_accounts: DemoAccounts;
}

export type Kind = keyof Kinds;
