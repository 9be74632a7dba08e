import type { paths } from '@spindle/sdk/schema';
import { setupServer } from 'msw/node';
import { createOpenApiHttp } from 'openapi-msw';

/** Handlers typed from the contract: `server.use(api.get('/api/cart/list', …))`. */
export const api = createOpenApiHttp<paths>({ baseUrl: window.location.origin });

export const server = setupServer();
