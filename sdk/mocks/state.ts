import type { RefundedOnDay } from '../domain/tokens/refund-cap.ts';
import type { CountedCalls } from '../domain/calls/token-calls.ts';
import type { SavedEvent } from '../domain/events/present-event.ts';
import type { components } from '../src/schema.d.ts';
import type { Charge } from '../domain/orders/charges.ts';
import type { ActiveScenario } from './core/scenarios.ts';
import type { Recovery, Registration } from './identity/mailed-code.ts';
import type { Challenge, MockPasskey } from './identity/passkeys/challenges.ts';
import type { Bulk } from './bulk/bulk.ts';
import type { MeldCode } from './community/admin-members.ts';
import type { InvoiceDocument } from '../domain/invoices/document.ts';
import type { PartsList } from './partslist/handlers.ts';
import type { PageState } from '../domain/payments/page-moves.ts';
import type { Notice } from './notices/awaited-item.ts';
import type { DownloadFile } from './media/keep-file.ts';
import type { MockWebhook } from './webhooks/mock-webhook.ts';

type Schemas = components['schemas'];

/** A person with an account. Nothing here is secret: the shop is played. */
export interface Person {
  userId: string;
  email: string;
  firstName: string;
  lastName: string;
  /** Null: taken off by staff; its owner sets a new one by mail. */
  password: string | null;
  extended: boolean;
  warehouse: boolean;
  /** The confirmed authenticator's Base32 secret; null: none yet. */
  authenticator: string | null;
  /** The last time step a code of it was accepted for: each is good once. */
  authenticatorStep: number | null;
  /** A sign-in was completed: from the second on, a browser can be new. */
  hasSignedIn?: boolean;
  /** Those not used yet. */
  recoveryCodes: string[];
  /** In the order they were added. */
  passkeys: MockPasskey[];
  /** The payment provider's id of them, from their first payment on. */
  customerId: string | null;
  address: (Schemas['Address'] & { asTyped?: boolean; chosen?: boolean }) | null;
  /** Those they keep, the oldest first. */
  addressBook?: (Schemas['BookAddress'] & { checked?: boolean; asTyped?: boolean })[];
  /** Checked by a program of theirs, and not kept yet. */
  pendingAddress?: Schemas['Address'] | undefined;
  /** What was typed, where what was checked is another. */
  pendingTyped?: Schemas['Address'] | undefined;
  community: { discordId: string; username: string; avatar: string | null } | null;
  dateCreated: string;
  /** When all their data was put into a file. */
  exportMade?: string;
  /** Their account is to be deleted. */
  deletion?: { dateAsked: string; until: string };
}

/** One browser's visit, by the value of its cookie. */
export interface Session {
  userId: string | null;
  mfaVerified: boolean;
  /** When a code of the authenticator was given last, not a recovery code (ISO 8601). */
  provenAt: string | null;
  /** An authenticator's secret that was shown and waits for its first code, until then (ISO 8601). */
  authenticatorOffered: { secret: string; until: string | null } | null;
  /** What a device has to sign next, by what for. */
  passkeyChallenges: { add?: Challenge; use?: Challenge };
  /** Ids of the registration and the password recovery that were begun in it. */
  registration: string | null;
  recovery: string | null;
  /** The paid checkout whose confirmation page is next. */
  checkoutId: string | null;
  /** The accounts that this browser has signed in to, and under which name its tries count. */
  knownTo: { userId: string; device: string }[];
  /** Checked, and not kept yet; and what was typed, where that is another. */
  pendingAddress?: Schemas['Address'] | undefined;
  pendingTyped?: Schemas['Address'] | undefined;
  /** Since when somebody is signed in, and when a call was made last. */
  begun: string | null;
  lastSeen: string | null;
  /** Names it to its owner, from when it is listed first. */
  publicId: string | null;
  /** What the browser said it was when somebody signed in, and where it called from. */
  device: string;
  place: string;
}

export interface CartEntry extends Partial<Record<'chosenPrice' | 'shownPrice', number>> {
  catalogId: string;
  catalogItemId: string;
  quantity: number;
}

/** `used` is counted when it is read. */
export type DiscountCode = Schemas['DiscountCode'];

/** An invoice as it was issued. Invoices are never changed or deleted. */
export interface Invoice {
  id: string;
  userId: string;
  paymentIntentId: string | null;
  /** For a credit note, the refunded order or return. */
  orderId: string | null;
  /** For a credit note or its cancellation, the refund. */
  refundId: string | null;
  document: InvoiceDocument;
}

/** An item as it is sold: `price` of one unit, in dollars; `discount` of all units, in cents. */
export type SoldItem = Schemas['PickingLine'] & Pick<Schemas['OrderLine'], 'discount'>;

/** A page of the payment provider that waits for the customer. */
export interface Checkout {
  checkoutId: string;
  userId: string;
  mode: 'payment' | 'subscription';
  /** The provider's price that is subscribed to. */
  priceId?: string;
  lines: SoldItem[];
  /** The code of which it holds a use, and its discount's name: another one is another page. */
  discountCodeId?: string | null;
  discountName?: string | null;
  /** Cents, within `total`. */
  tax?: number;
  /** Where it goes; null where nothing is shipped. */
  shipTo?: Person['address'];
  /** The number given on its page, where that asked for one. */
  phone?: string;
  /** What shipping costs, by how it is shipped; the first is chosen where nobody chooses. */
  shippingChoices?: Pick<Schemas['ShippingOption'], 'service' | 'amount'>[];
  /** Cents. */
  shippingPrice: number;
  /** Chosen on the page of a payment that a bank confirms. */
  shippingPreference?: 'Standard' | 'Express' | undefined;
  total: number;
  /** Changed by `movePage` alone. */
  readonly state: PageState;
  /** When a bank started to confirm the payment; its units left the cart then. */
  confirmingSince?: string;
  /** When the bank declined it. */
  failedAt?: string;
  orderIds: string[];
  returnUrl: string;
  cancelUrl: string;
  dateCreated: string;
}

/** What is kept of an order; all else that staff see follows from it, its returns, and the time. */
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
> & {
  /** `ounces`: what its parcel weighs. */
  labels: (Schemas['OrderLabel'] & { ounces?: number })[];
  items: SoldItem[];
  /** Who picks it, until when. */
  claim: { userId: string; until: string } | null;
  packing?: OrderPacking | null;
  /** What was charged for each line with its tax, in the order of the lines; cents. */
  charged: Charge[];
  /** The number of its export filing. */
  itn?: string | null;
  returnReasons?: (Schemas['ReturnReason'] | null)[];
};

export interface OrderPacking {
  begunAt: string;
  completedAt: string | null;
  overruledAt: string | null;
  /** Which line each scan was of, by the scan's id. */
  scans: Record<string, number>;
}

/** What the shop adds when it is shown. */
type Kept<Wire> = Omit<Wire, 'customerName' | 'actorName'>;

export type Subscription = Kept<Schemas['AdminSubscription']>;

export type Entitlement = Kept<Schemas['AdminEntitlement']> & {
  /** Since when it stands as it does, where that is later than its beginning. */
  dateChanged?: string;
};

/** What the payment provider has of an item. */
export type AtProvider = Pick<Schemas['Publication'], 'Product' | 'Price'> & {
  /** The item was edited so that checkout no longer charges this price. */
  priceForgotten?: boolean;
};

export interface Mail {
  to: string;
  subject: string;
  text: string;
  dateSent: string;
}

export type Token = Schemas['ApiToken'] & {
  userId: string;
  secret: string;
  calls?: CountedCalls;
  refunded?: RefundedOnDay;
};

/** All the played shop knows: plain JSON, so that a browser can keep it from page to page. */
export interface ShopState {
  people: Person[];
  sessions: Record<string, Session>;
  registrations: Registration[];
  recoveries: Recovery[];
  /** Tries counted by a limit, by what is counted and for whom. */
  tries: Record<string, CountedCalls>;
  catalogs: Schemas['Catalog'][];
  /** Of the spec sheets that were ever edited, by catalogId; all others are at 1. */
  specVersions: Record<string, number>;
  /** `inventory` is what can be sold just now. */
  items: Omit<Schemas['CatalogItemRecord'], 'specs' | 'currentPrice'>[];
  /** What the payment provider sells, by `catalogId/catalogItemId`. */
  publications: Record<string, AtProvider>;
  sections: Schemas['Section'][];
  elements: Schemas['Element'][];
  /** What was deleted, for those who have it: no id is given twice. */
  gone: Pick<ShopState, 'catalogs' | 'items' | 'sections' | 'elements'>;
  /** By userId. */
  carts: Record<string, CartEntry[]>;
  /** Discount codes in carts, by userId. */
  cartCodes: Record<string, string>;
  discountCodes: DiscountCode[];
  notices: Notice[];
  partsLists: PartsList[];
  /** What customers were told last that shipping costs, by what is sent and the zone. */
  shownQuotes: Record<string, Record<string, Schemas['ShippingQuote']>>;
  checkouts: Checkout[];
  orders: Order[];
  /** Sales of the demo up to then are counted, whose orders a browser has no room for (ISO 8601). */
  soldBefore?: string;
  invoices: Invoice[];
  stock: Omit<Schemas['StockMovement'], 'title'>[];
  subscriptions: Subscription[];
  entitlements: Entitlement[];
  releases: Schemas['Release'][];
  members: Kept<Schemas['AdminMember']>[];
  /** Links that `/meld` gave, oldest first. */
  meldCodes: MeldCode[];
  /** Ids of the chat community's commands that were answered: each is once. */
  answeredCommands: string[];
  tickets: Schemas['AdminTicket'][];
  /** What their threads hold after the first message, by the ticket's id. */
  ticketMessages: Record<string, Schemas['TicketMessage'][]>;
  ticketTemplates?: Schemas['TicketTemplate'][];
  bulks: Bulk[];
  /** What staff tagged orders and people with, by the record's id. */
  tags: Record<string, string[]>;
  /** What staff wrote about them, oldest first, by the record's id. */
  notes: Record<string, Schemas['Note'][]>;
  /** What staff search for again and again, by userId. */
  savedViews?: Record<string, Schemas['SavedView'][]>;
  tokens: Token[];
  audit: Kept<Schemas['AuditEntry']>[];
  /** What other programs hear of, oldest first. */
  events: (Omit<SavedEvent, 'at'> & { at: string })[];
  /** What those who watch are told of, oldest first. */
  securityEvents?: Omit<Schemas['SecurityEvent'], 'userEmail' | 'userName'>[];
  /** Jobs that were given up. */
  deadLetters?: Schemas['DeadLetter'][];
  /** With what was sent to each, oldest first. */
  webhooks?: MockWebhook[];
  /** Words that mean the same. */
  synonyms: Schemas['Synonyms'];
  /** What visitors searched for. */
  /** `suggested`: people in several networks found something with it. A browser is one network. */
  searches: (Schemas['AdminSearchQuery'] & { suggested?: boolean })[];
  mails: Mail[];
  /** Uploaded files by path, as data: addresses. */
  files: Record<string, string>;
  /** Files behind DOWNLOADABLE attributes, by `catalogId/catalogItemId/attributeId`. */
  downloads: Record<string, DownloadFile>;
  /** First replies of calls with an `Idempotency-Key`. */
  replies: Record<string, { request: string; reply: unknown }>;
  /** The last number given, by what is numbered. */
  numbers: Record<string, number>;
  scenarios: ActiveScenario[];
}
