import { expect, it } from 'vitest';
import { contract } from '../contract/contract.ts';
import { isObject } from '../contract/document.ts';
import { MULTIPART } from '../contract/fields.ts';
import { readOperations, type Operation } from '../contract/operation.ts';
import { asJson } from '../src/client.ts';
import type { PlainClient } from '../src/plain-client.ts';
import { defineConformance } from './define-conformance.ts';
import { shopperAddress } from './makers/shopper.ts';

/** Properties that every plain object inherits. */
const names = ['constructor', '__proto__', 'toString', 'hasOwnProperty'] as const;

const operations = readOperations(contract);

export const oddNamesConformance = defineConformance([], (shop) => {
  const administrator = async (): Promise<PlainClient> => (await shop().signedIn('extended')).shop;

  it.each(names)('the id %s finds nothing', async (name) => {
    const client = await administrator();
    const found: string[] = [];
    for (const call of operations.filter(takesText)) {
      const path = call.path.replace(/\{\w+\}/g, name);
      const { response } = await client.request(call.method, path, {});
      if (response.ok || response.status >= 500) found.push(`${call.id} ${response.status}`);
    }
    expect(found).toEqual([]);
  });

  it.each([
    ['POST', '/api/admin/customers/{id}/roles', { body: { warehouse: true } }],
    ['POST', '/api/admin/customers/{id}/resetAuthenticator'],
    ['POST', '/api/admin/tokens/{id}/revoke'],
    ['PUT', '/api/user/addresses/{id}', { body: shopperAddress, ...asJson }],
    ['DELETE', '/api/user/addresses/{id}'],
  ])('%s %s finds nothing for an id that is not a UUID', async (method, path, sent?: object) => {
    const client = await administrator();
    const call = { params: { path: { id: 'no-uuid' } }, ...sent };
    expect((await client.request(method, path, call)).response.status).toBe(404);
  });

  it.each(names)('a cookie of %s signs no one in and breaks nothing', async (name) => {
    const client: PlainClient = shop().visitor();
    const headers = { Cookie: `spindle=${name}; ${name}=${name}; device=${name}` };
    const answers: string[] = [];
    for (const call of operations.filter(({ access, method }) => access.role && method === 'GET')) {
      const path = call.path.replace(/\{\w+\}/g, name);
      const { response } = await client.request(call.method, path, { headers });
      if (response.status !== 401) answers.push(`${call.id} ${response.status}`);
    }
    expect(answers).toEqual([]);
  });

  it.each(names)('every call rejects a field, file or parameter called %s', async (name) => {
    const client = await administrator();
    const taken: string[] = [];
    for (const call of operations.filter(({ rawBody, access }) => !rawBody && access.session)) {
      const path = call.path.replace(/\{\w+\}/g, name);
      const queried = await client.request(call.method, `${path}?${name}=x`, {});
      const filter = encodeURIComponent(`{"${name}":1}`);
      const sent =
        call.method === 'GET'
          ? await client.request('GET', `${path}?filter=${filter}`, {})
          : await client.request(call.method, path, bodyWith(call, name));
      const rejected = [queried, sent].every(
        ({ response: { status } }) => status >= 400 && status < 500,
      );
      if (!rejected) taken.push(`${call.id} ${queried.response.status} ${sent.response.status}`);
    }
    expect(taken).toEqual([]);
  });
});

/**
 * Returns whether a call names something by a text that may be missing. Deleting something that is
 * already gone succeeds, whatever its name.
 */
function takesText({ parameters, responses }: Operation): boolean {
  if (responses['404'] === undefined) return false;
  return parameters.some(
    (one) => one.in === 'path' && isObject(one.schema) && one.schema['type'] === 'string',
  );
}

function bodyWith({ bodies }: Operation, name: string): object {
  if (!(MULTIPART in bodies)) return { body: new URLSearchParams([[name, 'x']]).toString() };
  const form = new FormData();
  form.set(name, new Blob(['x']), name);
  return { body: form };
}
