import { testShop } from '@spindle/sdk/mocks/test-shop';
import type { paths } from '@spindle/sdk/schema';
import { setupServer } from 'msw/node';
import { createOpenApiHttp } from 'openapi-msw';

/** The shop that all tests use, with the demo's items and accounts. */
export const mockShop = testShop();

/**
 * Typed responses that override the mock shop's: `server.use(api.get('/api/admin/summary', …))`.
 */
export const api = createOpenApiHttp<paths>({ baseUrl: window.location.origin });

export const server = setupServer(...mockShop.handlers);
