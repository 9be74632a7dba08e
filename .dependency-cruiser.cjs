const { readdirSync } = require('node:fs');

/** The server's folders: each imports only those before it, so that no two need each other. */
const folders = [
  // what knows no noun of the shop
  ...[
    'config',
    'telemetry',
    'database',
    'gateways',
    'http',
    'jobs',
    'contract',
    'security',
    'events',
    'read-cache',
  ],
  // who acts, and what there is
  ...['audit', 'emails', 'identity', 'tokens', 'account', 'webhooks'],
  ...[
    'media',
    'inventory',
    'editing',
    'redirects',
    'settings',
    'catalog',
    'notices',
    'search',
    'content',
    'cdn',
  ],
  // from the cart to the parcel
  ...[
    'cart',
    'partslist',
    'entitlements',
    'community',
    'payments',
    'invoices',
    'orders',
    'checkout',
    'subscriptions',
  ],
  ...[
    'shipping',
    'picking',
    'remarks',
    'bulk',
    'imports',
    'support',
    'insights',
    'accounting',
    'deadletters',
    'backoffice',
    'personal-data',
    'commands',
  ],
];
demandAllPlaced('server/src', folders);

/** Each front end's folders, in the same way: the design system, features, pages, the app. */
const frontEnds = {
  storefront: [
    'ui',
    // what every feature stands on
    ...['page-parts', 'shop', 'session', 'analytics'],
    // who is there, and what there is
    ...['content', 'identity', 'community', 'entitlements', 'catalog', 'addresses', 'account'],
    // from the cart to the parcel
    ...['recent', 'subscriptions', 'notices', 'cart', 'partslist', 'compare', 'orders'],
    ...['checkout', 'shipping', 'offers', 'finding', 'search', 'support', 'home'],
    'pages',
    'app',
  ],
  backoffice: [
    'ui',
    // what every feature stands on
    ...['providers', 'media', 'editing', 'downloads', 'scanning', 'remarks'],
    // who acts, and what there is
    ...['identity', 'audit', 'security', 'tokens', 'webhooks', 'settings', 'search'],
    ...['catalog', 'attributes', 'items', 'releases', 'content', 'redirects', 'emails'],
    // from the order to the parcel, and what follows
    ...['orders', 'bulk', 'imports', 'inventory', 'sheet', 'invoices', 'checkout', 'subscriptions'],
    ...['community', 'entitlements', 'shipping', 'packing', 'picking'],
    ...['support', 'insights', 'accounting', 'deadletters'],
    // the way to all of them
    ...['navigation', 'palette'],
    'pages',
    'app',
  ],
};
for (const [name, order] of Object.entries(frontEnds)) {
  demandAllPlaced(`${name}/src`, [...order, 'mock', 'test']);
}

function demandAllPlaced(source, order) {
  const folders = readdirSync(`${__dirname}/${source}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const unplaced = folders.filter((folder) => !order.includes(folder));
  const gone = order.filter((folder) => !folders.includes(folder));
  if (unplaced.length + gone.length > 0) {
    throw new Error(
      `.dependency-cruiser.cjs, ${source}: ${unplaced} need their place, ${gone} are there no more.`,
    );
  }
}

const inSource = (names) => `^server/src/(${names.join('|')})/`;
const features = folders.slice(folders.indexOf('read-cache') + 1);
const test = '(\\.test\\.tsx?$|/fixtures/)';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment:
        'Entities that refer to each other, and imports of types only, are no cycles at run time.',
      severity: 'error',
      from: {},
      to: {
        circular: true,
        viaOnly: { dependencyTypesNot: ['type-only'] },
        via: { pathNot: '\\.entity\\.ts$' },
      },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    ...folders.slice(0, -1).map((folder, at) => ({
      name: `folders-in-order: ${folder}`,
      comment: 'What a folder above knows is handed down: as data, as a message or from the top.',
      severity: 'error',
      from: { path: `^server/src/${folder}/`, pathNot: test },
      to: { path: inSource(folders.slice(at + 1)) },
    })),
    ...Object.entries(frontEnds).flatMap(([name, order]) =>
      order.slice(0, -1).map((folder, at) => ({
        name: `${name}-in-order: ${folder}`,
        comment: 'What a folder above knows is handed down: as data, as children or by a context.',
        severity: 'error',
        from: { path: `^${name}/src/${folder}/`, pathNot: test },
        to: { path: `^${name}/src/(${order.slice(at + 1).join('|')})/` },
      })),
    ),
    {
      name: 'top-is-handed-down',
      comment: 'Lists of all there is, and the making of it, stand above all folders.',
      severity: 'error',
      from: { path: '^server/src/[^/]+/', pathNot: [test, '^server/src/commands/'] },
      to: { path: '^server/src/[^/]+$', pathNot: '^server/src/(config|services)\\.ts$' },
    },
    {
      name: 'services-know-no-feature',
      severity: 'error',
      from: { path: '^server/src/(config|services)\\.ts$' },
      to: { path: inSource(features) },
    },
    {
      name: 'features-meet-in-verbs',
      comment: "What a feature answers, and how it looks on the wire, is nobody else's business.",
      severity: 'error',
      from: { path: inSource(features), pathNot: test },
      to: {
        path: `${inSource(features)}(handlers|presenters)`,
        pathNot: '^server/src/$1/',
      },
    },
    {
      name: 'shop-knows-no-tools',
      severity: 'error',
      from: { path: '^server/src/', pathNot: test },
      to: { path: '^server/(sandbox|demo|test|bench|deploy|load)/' },
    },
    {
      name: 'sandbox-knows-no-feature',
      comment: 'It plays the providers; what it knows of the shop it learns over HTTP.',
      severity: 'error',
      from: { path: '^server/sandbox/', pathNot: test },
      to: { path: inSource(folders.filter((folder) => !['config', 'database'].includes(folder))) },
    },
    {
      name: 'front-ends-import-only-the-sdk',
      severity: 'error',
      from: { path: '^(storefront|backoffice)/' },
      to: { path: '^(storefront|backoffice|server|e2e)/', pathNot: '^$1/' },
    },
    {
      name: 'sdk-stands-alone',
      severity: 'error',
      from: { path: '^sdk/' },
      to: { path: '^(storefront|backoffice|server|e2e)/' },
    },
    {
      name: 'domain-knows-only-the-contract',
      comment:
        'What the shop decides, as pure functions; everybody may use it. Units and codes of authenticators are libraries.',
      severity: 'error',
      from: { path: '^sdk/domain/', pathNot: test },
      to: {
        pathNot: [
          '^sdk/domain/',
          '^sdk/src/schema\\.d\\.ts$',
          '^node_modules/(js-quantities|otplib)/',
        ],
      },
    },
    {
      name: 'no-mocks-in-the-shop',
      comment: 'The mock shop is for tests, for front-end developers and for the demo.',
      severity: 'error',
      from: {
        path: '^(server/src|sdk/(src|contract|domain)|storefront/src|backoffice/src)/',
        pathNot: [
          test,
          '^(storefront|backoffice)/src/(mock|test)/',
          // whom it refuses, the shop has to know
          '^server/src/identity/demo-accounts/',
        ],
      },
      to: { path: '^sdk/(mocks|mock-site|conformance|demo)/' },
    },
    {
      name: 'browser-tests-know-only-the-browser',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^(storefront|backoffice|server)/' },
    },
    {
      name: 'ui-has-no-domain',
      severity: 'error',
      from: { path: '^(storefront|backoffice)/src/ui/', pathNot: test },
      to: { path: '^(storefront|backoffice)/src/', pathNot: '^(storefront|backoffice)/src/ui/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.json', '.css'],
    },
  },
};
