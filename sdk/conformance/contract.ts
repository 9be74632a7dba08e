import { expect, it } from 'vitest';
import { contract } from '../contract/contract.ts';
import { asObject, type JsonObject } from '../contract/document.ts';
import { readOperations } from '../contract/operation.ts';
import { replyOf } from '../src/errors.ts';
import { defineConformance } from './define-conformance.ts';

const operationIds = readOperations(contract).map(({ id }) => id);
/** The operationIds of requests that the shop itself sends. */
const webhookIds = Object.values(asObject(contract['webhooks'], 'webhooks')).map((item) =>
  String(asObject(asObject(item, 'webhook')['post'], 'its call')['operationId']),
);

export const contractConformance = defineConformance(['contract'], (shop) => {
  it('is available as JSON, with every call', async () => {
    const published = await replyOf(shop().visitor().GET('/api/openapi.json'));
    const document: JsonObject = JSON.parse(JSON.stringify(published));
    expect(document['openapi']).toBe(contract['openapi']);
    expect(readOperations(document).map(({ id }) => id)).toEqual(operationIds);
    expect(Object.keys(asObject(document['components'], 'components'))).toEqual(
      Object.keys(asObject(contract['components'], 'components')),
    );
  });

  it('is available as YAML, with every call', async () => {
    const { data = '', response } = await shop()
      .visitor()
      .GET('/api/openapi.yaml', { parseAs: 'text' });
    expect(response.headers.get('Content-Type')).toMatch(/^application\/yaml/);
    const named = [...data.matchAll(/operationId"?: "?(\w+)/g)].map(([, id]) => id);
    expect(new Set(named)).toEqual(new Set([...operationIds, ...webhookIds]));
    expect(named).toHaveLength(operationIds.length + webhookIds.length);
  });
});
