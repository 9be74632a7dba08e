import type { RoleHolder } from '../domain/identity/staff-roles.ts';
import type { RefundedOnDay } from '../domain/tokens/refund-cap.ts';
import type { CountedCalls } from '../domain/calls/token-calls.ts';
import type { SavedEvent } from '../domain/events/present-event.ts';
import type { DetailName } from '../domain/catalog/item-details.ts';
import type { Wordings } from './emails/wordings.ts';
import type { DerivedName, MockFamily, StoredDetails } from './catalog/families/mock-family.ts';
import type { components } from '../src/schema.d.ts';
import type { FrozenPart } from '../domain/orders/sold-parts.ts';
import type { Charge } from '../domain/orders/charges.ts';
import type { SoldLine } from '../domain/orders/sold-fields.ts';
import type { ActiveScenario } from './core/scenarios.ts';
import type { Recovery, Registration } from './identity/mailed-code.ts';
import type { Challenge, MockPasskey } from './identity/passkeys/challenges.ts';
import type { Bulk } from './bulk/bulk.ts';
import type { MockImport } from './imports/mock-import.ts';
import type { MeldCode } from './community/admin-members.ts';
import type { InvoiceDocument } from '../domain/invoices/document.ts';
import type { PartsList } from './partslist/handlers.ts';
import type { PageState } from '../domain/payments/page-moves.ts';
import type { Notice } from './notices/awaited-item.ts';
import type { DownloadFile } from './media/store-file.ts';
import type { ProviderName } from '../domain/settings/setup.ts';
import type { SavedSettings } from './config/business.ts';
import type { MockWebhook } from './webhooks/mock-webhook.ts';

type Schemas = components['schemas'];

/** A person with an account. The mock shop keeps no secrets, so passwords are plain text. */
export interface Person extends RoleHolder {
  userId: string;
  email: string;
  firstName: string;
  lastName: string;
  /** Null after staff reset it. The owner sets a new one by email. */
  password: string | null;
  /** Base32 secret of the confirmed authenticator, or null. */
  authenticator: string | null;
  /** The last time step for which its code was accepted. Each code works once. */
  authenticatorStep: number | null;
  /** Whether the person has ever completed a sign-in. Only later sign-ins report a new browser. */
  hasSignedIn?: boolean;
  /** Unused codes. */
  recoveryCodes: string[];
  /** In the order they were added. */
  passkeys: MockPasskey[];
  /** The customer's id at the payment provider, created with the first payment. */
  customerId: string | null;
  address: (Schemas['Address'] & { asTyped?: boolean; chosen?: boolean }) | null;
  /** Saved addresses, oldest first. */
  addressBook?: (Schemas['BookAddress'] & { checked?: boolean; asTyped?: boolean })[];
  /** An address that one of the person's programs had checked but didn't confirm. */
  pendingAddress?: Schemas['Address'] | undefined;
  /** The typed address, if the checked one differs. */
  pendingTyped?: Schemas['Address'] | undefined;
  community: { discordId: string; username: string; avatar: string | null } | null;
  dateCreated: string;
  /** When their data was last exported. */
  exportMade?: string;
  /** Set while the account waits to be deleted. */
  deletion?: { dateAsked: string; until: string };
}

/** A browser's session, stored under the value of its cookie. */
export interface Session {
  userId: string | null;
  mfaVerified: boolean;
  /** When an authenticator code was last entered (ISO 8601). Recovery codes don't count. */
  provenAt: string | null;
  /** Secret of an authenticator that waits for its first code, and its expiry (ISO 8601). */
  authenticatorOffered: { secret: string; until: string | null } | null;
  /** Challenges for devices to sign, by purpose. */
  passkeyChallenges: { add?: Challenge; use?: Challenge };
  /** Ids of the registration and the password recovery started in this session. */
  registration: string | null;
  recovery: string | null;
  /** The paid checkout whose confirmation page is shown next. */
  checkoutId: string | null;
  /** Accounts that have signed in here, and the browser's name for rate limits. */
  knownTo: { userId: string; device: string }[];
  /** A checked, unconfirmed address. `pendingTyped` is the typed address, if it differs. */
  pendingAddress?: Schemas['Address'] | undefined;
  pendingTyped?: Schemas['Address'] | undefined;
  /** When the session's sign-in began. `lastSeen` is the time of the last call. */
  begun: string | null;
  lastSeen: string | null;
  /** Identifies the session to its owner. Set when the session is first listed. */
  publicId: string | null;
  /** The browser's name at sign-in. `place` is the location of the sign-in. */
  device: string;
  place: string;
}

export type CartEntry = Schemas['ItemKey'] &
  Partial<Record<'chosenPrice' | 'shownPrice', number>> & { quantity: number };

/** `used` is calculated on reading. */
export type DiscountCode = Schemas['DiscountCode'];

/** An invoice as it was issued. Invoices are never changed or deleted. */
export interface Invoice {
  id: string;
  userId: string;
  paymentIntentId: string | null;
  /** For a credit note, the refunded order or return. */
  orderId: string | null;
  /** For a credit note or its reversal, the refund. */
  refundId: string | null;
  document: InvoiceDocument;
}

/** A sold item. `price` is per unit, in dollars. `discount` is for all units, in cents. */
export type SoldItem = SoldLine & Pick<Schemas['OrderLine'], 'discount'> & { parts?: FrozenPart[] };

/** A payment page of the provider. */
export interface Checkout {
  checkoutId: string;
  userId: string;
  mode: 'payment' | 'subscription';
  /** The provider's price, if the page is for a subscription. */
  priceId?: string;
  lines: SoldItem[];
  /** The reserved discount code, and its name. Another discount needs another page. */
  discountCodeId?: string | null;
  discountName?: string | null;
  /** Cents, included in `total`. */
  tax?: number;
  /** Destination. Null if nothing is shipped. */
  shipTo?: Person['address'];
  /** Phone number entered on the page, if it asks for one. */
  phone?: string;
  /** Shipping costs by option. The first one is the default. */
  shippingChoices?: Pick<Schemas['ShippingOption'], 'service' | 'amount'>[];
  /** Cents. */
  shippingPrice: number;
  /** Option selected on the page, if a bank still has to confirm the payment. */
  shippingPreference?: 'Standard' | 'Express' | undefined;
  total: number;
  /** Changed only by `movePage`. */
  readonly state: PageState;
  /** When a bank started to confirm the payment, and the units were removed from the cart. */
  confirmingSince?: string;
  /** When the bank declined the payment. */
  failedAt?: string;
  orderIds: string[];
  returnUrl: string;
  cancelUrl: string;
  dateCreated: string;
}

/** The stored fields of an order. The others are derived from these, its returns and the time. */
export type Order = Omit<
  Schemas['StaffOrder'],
  | 'state'
  | 'status'
  | 'amount'
  | 'paid'
  | 'refunded'
  | 'total_refunded'
  | 'returnable'
  | 'allowedStates'
  | 'money'
  | 'items'
  | 'invoices'
  | 'claimedBy'
  | 'claimedUntil'
  | 'labels'
  | 'parcels'
  | 'siblings'
  | 'labelProblem'
> & {
  /** `ounces` is the parcel's weight. */
  labels: (Schemas['OrderLabel'] & { ounces?: number })[];
  items: SoldItem[];
  /** The picker, and when their claim ends. */
  claim: { userId: string; until: string } | null;
  packing?: OrderPacking | null;
  /** Charges including tax, in cents, in the order of the lines. */
  charged: Charge[];
  /** Number of the export filing. */
  itn?: string | null;
  returnReasons?: (Schemas['ReturnReason'] | null)[];
};

export interface OrderPacking {
  begunAt: string;
  completedAt: string | null;
  overruledAt: string | null;
  /** The line for which each scan was counted, by the scan's id. */
  scans: Record<string, number>;
}

/** Excludes the fields that are added on reading. */
type StoredFields<Wire> = Omit<Wire, 'customerName' | 'actorName'>;

export type Subscription = StoredFields<Schemas['AdminSubscription']>;

export type Entitlement = StoredFields<Schemas['AdminEntitlement']> & {
  /** Time of the last change, if it was after the start. */
  dateChanged?: string;
};

/** The payment provider's data about an item. */
export type AtProvider = Pick<Schemas['Publication'], 'Product' | 'Price'> & {
  /** Whether the item was edited so that checkout no longer charges this price. */
  priceForgotten?: boolean;
};

export type Token = Schemas['ApiToken'] & {
  userId: string;
  secret: string;
  calls?: CountedCalls;
  refunded?: RefundedOnDay;
};

/** The state of the mock shop: plain JSON, so that a browser can store it between pages. */
export interface ShopState {
  people: Person[];
  sessions: Record<string, Session>;
  registrations: Registration[];
  recoveries: Recovery[];
  /** Counted attempts, by rate limit and by the person or browser they count for. */
  tries: Record<string, CountedCalls>;
  catalogs: Schemas['Catalog'][];
  /** Versions of edited spec sheets, by catalogId. All others have version 1. */
  specVersions: Record<string, number>;
  /** `inventory` is the number of units that can be sold now. */
  items: (Omit<Schemas['CatalogItemRecord'], DerivedName | DetailName> & StoredDetails)[];
  families: MockFamily[];
  /** The payment provider's data, by `catalogId/catalogItemId`. */
  publications: Record<string, AtProvider>;
  sections: Schemas['Section'][];
  elements: Schemas['Element'][];
  /** Deleted records. Owners can still read them, and their ids aren't reused. */
  gone: Pick<ShopState, 'catalogs' | 'items' | 'sections' | 'elements'>;
  /** By userId. */
  carts: Record<string, CartEntry[]>;
  /** Discount codes in carts, by userId. */
  cartCodes: Record<string, string>;
  discountCodes: DiscountCode[];
  notices: Notice[];
  partsLists: PartsList[];
  /** The last shipping quotes shown to customers, by lines and zone. */
  shownQuotes: Record<string, Record<string, Schemas['ShippingQuote']>>;
  checkouts: Checkout[];
  orders: Order[];
  /** Reports include sums of demo sales up to this time (ISO 8601). */
  soldBefore?: string;
  invoices: Invoice[];
  stock: Omit<Schemas['StockMovement'], 'title'>[];
  subscriptions: Subscription[];
  entitlements: Entitlement[];
  releases: Schemas['Release'][];
  members: StoredFields<Schemas['AdminMember']>[];
  /** Links issued by `/meld`, oldest first. */
  meldCodes: MeldCode[];
  /** Ids of community commands that were already answered. Each is answered only once. */
  answeredCommands: string[];
  tickets: Schemas['AdminTicket'][];
  /** Messages of threads except the first one, by ticket id. */
  ticketMessages: Record<string, Schemas['TicketMessage'][]>;
  ticketTemplates?: Schemas['TicketTemplate'][];
  redirects?: Schemas['Redirect'][];
  settings?: SavedSettings;
  /** Providers that are simulated or don't work. All others are live and work. */
  providers?: Partial<Record<ProviderName, 'sandbox' | 'failing'>>;
  emailTexts?: Wordings;
  imports?: MockImport[];
  bulks: Bulk[];
  /** Tags that staff added to orders and people, by the record's id. */
  tags: Record<string, string[]>;
  /** Notes by staff on orders and people, oldest first, by the record's id. */
  notes: Record<string, Schemas['Note'][]>;
  /** Views saved by staff, by userId. */
  savedViews?: Record<string, Schemas['SavedView'][]>;
  tokens: Token[];
  audit: StoredFields<Schemas['AuditEntry']>[];
  /** Webhook events, oldest first. */
  events: (Omit<SavedEvent, 'at'> & { at: string })[];
  /** Security events, oldest first. */
  securityEvents?: Omit<Schemas['SecurityEvent'], 'userEmail' | 'userName'>[];
  deadLetters?: Schemas['DeadLetter'][];
  /** Webhooks with their deliveries, oldest first. */
  webhooks?: MockWebhook[];
  synonyms: Schemas['Synonyms'];
  /** `suggested`: people in several networks found something. A browser is one network. */
  searches: (Schemas['AdminSearchQuery'] & { suggested?: boolean })[];
  mails: { to: string; subject: string; text: string; dateSent: string }[];
  /** Uploaded files as data: URLs, by path. */
  files: Record<string, string>;
  /** Files of DOWNLOADABLE attributes, by `catalogId/catalogItemId/attributeId`. */
  downloads: Record<string, DownloadFile>;
  /** First responses to calls with an `Idempotency-Key`. */
  replies: Record<string, { request: string; reply: unknown }>;
  /** The last number assigned in each sequence. */
  numbers: Record<string, number>;
  scenarios: ActiveScenario[];
}
