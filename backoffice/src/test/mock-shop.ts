import { testShop } from '@spindle/sdk/mocks/test-shop';
import type { paths } from '@spindle/sdk/schema';
import { setupServer } from 'msw/node';
import { createOpenApiHttp } from 'openapi-msw';

/** The shop that every test's screen works in, with the demo's goods and people. */
export const mockShop = testShop();

/** One reply in place of the played shop's: `server.use(api.get('/api/admin/summary', …))`. */
export const api = createOpenApiHttp<paths>({ baseUrl: window.location.origin });

export const server = setupServer(...mockShop.handlers);
