const features = [
  'audit',
  'cart',
  'catalog',
  'checkout',
  'community',
  'content',
  'editing',
  'entitlements',
  'identity',
  'inventory',
  'media',
  'orders',
  'payments',
  'picking',
  'shipping',
  'subscriptions',
  'support',
].join('|');
const feature = `^server/src/(${features})/`;
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
    {
      name: 'database-knows-no-feature',
      comment: 'The list of entities is the one place where the database meets the features.',
      severity: 'error',
      from: {
        path: '^server/src/database/',
        pathNot: ['^server/src/database/entities\\.ts$', test],
      },
      to: { path: ['^server/src/(http|contract|gateways|jobs)/', feature] },
    },
    {
      name: 'gateways-know-no-feature',
      severity: 'error',
      from: { path: '^server/src/gateways/', pathNot: test },
      to: { path: ['^server/src/(contract|jobs)/', feature] },
    },
    {
      name: 'contract-knows-only-who-calls',
      severity: 'error',
      from: { path: '^server/src/contract/', pathNot: test },
      to: { path: feature, pathNot: '^server/src/identity/' },
    },
    {
      name: 'queue-knows-no-feature',
      severity: 'error',
      from: { path: '^server/src/jobs/(job|queue|queues|workers)\\.ts$' },
      to: { path: feature },
    },
    {
      name: 'features-meet-in-verbs',
      comment: "What a feature answers, and how it looks on the wire, is nobody else's business.",
      severity: 'error',
      from: { path: feature, pathNot: test },
      to: {
        path: `${feature}(handlers|presenters)`,
        pathNot: '^server/src/$1/',
      },
    },
    {
      name: 'shop-knows-no-tools',
      severity: 'error',
      from: { path: '^server/src/', pathNot: test },
      to: { path: '^server/(sandbox|demo|test|bench)/' },
    },
    {
      name: 'sandbox-knows-no-feature',
      comment: 'It plays the providers; what it knows of the shop it learns over HTTP.',
      severity: 'error',
      from: { path: '^server/sandbox/', pathNot: test },
      to: { path: ['^server/src/(http|contract|gateways|jobs)/', feature] },
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
      comment: 'What the shop decides, as pure functions; everybody may use it.',
      severity: 'error',
      from: { path: '^sdk/domain/', pathNot: test },
      to: { pathNot: ['^sdk/domain/', '^sdk/src/schema\\.d\\.ts$'] },
    },
    {
      name: 'nothing-played-in-the-shop',
      comment: 'The played shop is for tests, for front-end developers and for the demo.',
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
      to: { path: '^sdk/(mocks|conformance|demo)/' },
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
