import polyglotI18nProvider from 'ra-i18n-polyglot';
import english from 'ra-language-english';

const record = {
  title: 'Title',
  description: 'Description',
  imageAlt: 'Image description',
  enabled: 'Enabled',
  expired: 'Expired',
  locked: 'Locked',
  listingOrderWeight: 'Order',
};

const group = { ...record, external: 'External', link: 'Link' };

const member = {
  ...record,
  subscription: 'Subscription',
  digital: 'Digital',
  subscriptionLink: 'Subscription Link',
};

export const detailsLabels = {
  kit: 'Kit',
  priceBreaks: 'Quantity prices',
  gtin: 'GTIN',
  bin: 'Shelf location',
  costPrice: 'Cost price',
  supplier: 'Supplier',
  expectedAt: 'Expected back',
  replacedBy: 'Replaced by',
  seoTitle: 'Search engine title',
  seoDescription: 'Search engine description',
};

/** The labels of each resource's fields, wherever the fields are edited or compared. */
const fields = {
  catalogs: group,
  sections: { ...group, link: 'External Link' },
  elements: member,
  items: {
    ...member,
    price: 'Price',
    inventory: 'Inventory',
    taxCode: 'Tax Code',
    externalId: 'Part number',
    couponId: 'Coupon ID',
    salePrice: 'Sale price',
    saleStarts: 'Starts',
    saleEnds: 'Ends',
    ...detailsLabels,
  },
  attributes: { type: 'Type', name: 'Name', description: 'Description' },
  codes: {
    code: 'Code',
    kind: 'Discount',
    items: 'Items',
    starts: 'Starts',
    ends: 'Ends',
    uses: 'Total uses',
    usesPerCustomer: 'Uses per customer',
    leastSum: 'Minimum order',
  },
  bulk: { change: 'Price change', add: 'Tags to add', remove: 'Tags to remove' },
  entitlements: {
    catalogId: 'Catalog',
    catalogItemId: 'Item',
    time: 'Duration',
    until: 'Last day',
    note: 'Note',
  },
  notes: { text: 'Write a note' },
  orders: {
    searchType: 'Searching In...',
    searchValue: 'Search for',
    startDate: 'From date',
    endDate: 'To date',
  },
  refunds: { amount: 'Amount in dollars', goods: 'Refunded units', reason: 'Reason' },
  customs: { itn: 'ITN', phone: "Recipient's phone" },
  parcels: { reason: 'Reason' },
  prices: { interval: 'Interval', intervalCount: 'Interval count', usageType: 'Usage type' },
  emails: { subject: 'Subject', opening: 'Opening' },
  redirects: { from: 'From', to: 'To' },
  relations: { relation: 'Relation', reason: 'Reason' },
  stock: { taking: 'Reason', reference: 'Reference' },
  synonyms: { word: 'Customers search for', same: 'Our term' },
  templates: { name: 'Name', text: 'Text' },
  tickets: { message: 'Reply' },
  tokens: {
    name: 'Token name',
    role: 'Access',
    chosen: 'Scopes',
    cap: 'Daily refund limit in dollars',
    days: 'Expires after',
  },
  views: { name: 'View name' },
  webhooks: {
    url: 'URL',
    description: 'Description',
    events: 'Events',
    missedHours: 'Resend from',
  },
};

const messages = {
  ra: {
    ...english.ra,
    action: { ...english.ra.action, clear_input_value: 'Clear' },
    message: { ...english.ra.message, loading: 'Loading' },
  },
  resources: Object.fromEntries(
    Object.entries(fields).map(([resource, labels]) => [resource, { fields: labels }]),
  ),
};

/** All of react-admin's texts. A text without an entry is shown unchanged. */
export const i18nProvider = polyglotI18nProvider(() => messages, 'en', [], { allowMissing: true });
