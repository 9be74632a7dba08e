import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { makeCatalog, makeItem } from '../../test/factories/catalog.ts';
import { httpClient } from '../../test/http-client.ts';
import { oneKey, otherKey, thirdKey } from '../../test/keys.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { DOWNLOADS } from '../entitlements/downloads/download-link.ts';
import { FRAME_HEIGHT } from '../subscriptions/licensed-content/frame-height.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({
    env: {
      NODE_ENV: 'production',
      SANDBOX: '1',
      SESSION_KEYS: oneKey,
      SECRETS_KEY: otherKey,
      AUDIT_SEAL_KEYS: thirdKey,
    },
  });
  await makeItem(shop, { catalogId: await makeCatalog(shop, { id: 'spindles' }), itemId: 'er20' });
  await eventually(async () => {
    const { status } = await httpClient(shop.url).get('/api/catalog/spindles/er20');
    expect(status).toBe(200);
  });
});
afterAll(() => shop.close());

interface Kind {
  what: string;
  path: string;
  status: number;
  method?: string;
  headers?: Record<string, string>;
  /** Shown on other sites, or in a frame of ours. */
  shownElsewhere?: true;
}

const kinds: Kind[] = [
  { what: 'from memory', path: '/api/catalog/spindles', status: 200 },
  { what: 'from memory, compressed', path: '/api/catalog/spindles/er20', status: 200 },
  { what: 'from memory, HEAD', path: '/api/catalog/', method: 'HEAD', status: 200 },
  { what: 'of a call', path: '/api/config', status: 200 },
  { what: 'of a call without a session', path: '/api/user', status: 401 },
  {
    what: 'of a call from elsewhere',
    path: '/logout',
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'cross-site' },
    status: 403,
  },
  { what: 'of a call there is not', path: '/api/nothing', status: 404 },
  { what: 'of another method', path: '/api/config', method: 'DELETE', status: 405 },
  { what: 'to a webhook', path: '/api/stripe/webhook', method: 'POST', status: 400 },
  { what: 'to a supervisor', path: '/healthz', status: 200 },
  { what: 'of a page', path: '/api/docs', status: 200 },
  { what: 'of a page there is not', path: '/nowhere', status: 404 },
  { what: 'of a picture there is not', path: '/images/x.webp', status: 404, shownElsewhere: true },
  { what: 'of a download that ended', path: `${DOWNLOADS}x`, status: 404 },
  { what: 'of licensed content', path: '/assets/subs/a/b/t/c/', status: 404, shownElsewhere: true },
  { what: 'of its script', path: FRAME_HEIGHT.path, status: 200, shownElsewhere: true },
];

function expectCarried(headers: Headers, shownElsewhere = false): void {
  expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains');
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Referrer-Policy')).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/);
  expect(headers.get('Content-Security-Policy')).toMatch(/default-src '(self|none)'/);
  expect(headers.get('X-Request-Id')).toMatch(/^\S{8,}$/);
  if (shownElsewhere) return;
  expect(headers.get('X-Frame-Options')).toBe('DENY');
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
}

it.each(kinds)('every response protects itself: $what', async (kind) => {
  const { method = 'GET', path, headers = {} } = kind;
  const reply = await httpClient(shop.url).send(method, path, { headers });
  expect(reply.status).toBe(kind.status);
  expectCarried(reply.headers, kind.shownElsewhere);
});

it('every response protects itself: from memory, unchanged', async () => {
  const client = httpClient(shop.url);
  const first = await client.get('/api/catalog/spindles');
  const again = await client.get('/api/catalog/spindles', {
    'If-None-Match': first.headers.get('ETag') ?? '',
  });
  expect(again.status).toBe(304);
  expectCarried(again.headers);
});
