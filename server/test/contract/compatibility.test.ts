import { describe, expect, it } from 'vitest';
import type { JsonObject } from '@spindle/sdk/contract/document';
import { readReleased } from '../../src/contract/docs/changes/released.ts';
import { readContract } from '../../src/contract/read-contract.ts';
import { breakingChanges } from './compare-contracts.ts';
import { majorOf } from './major-of.ts';

it('the contract breaks no program, unless its major version says so', () => {
  const present = readContract();
  const released = readReleased();
  expect(released, 'npm run contract:release').not.toBeNull();
  if (released === null || majorOf(present) > majorOf(released)) return;
  expect(breakingChanges(released, present)).toEqual([]);
});

interface CallOptions {
  form?: JsonObject;
  required?: string[];
  reply?: JsonObject;
  promised?: string[];
  parameters?: JsonObject[];
  role?: string;
  path?: string;
  token?: boolean;
  status?: string;
}

/** Builds a contract with one call. */
function contract(options: CallOptions = {}): JsonObject {
  const { form = { name: { type: 'string', maxLength: 9 }, note: { type: 'string' } } } = options;
  const { reply = { id: { type: 'integer' }, state: { type: 'string', enum: ['ON'] } } } = options;
  const role = [options.role ?? 'customer'];
  return {
    paths: {
      [options.path ?? '/api/things/{id}']: {
        post: {
          operationId: 'makeThing',
          security: [{ session: role }, ...(options.token === false ? [] : [{ token: role }])],
          parameters: options.parameters ?? [
            { in: 'path', name: 'id', required: true, schema: { type: 'string' } },
            { in: 'query', name: 'sort', schema: { type: 'string' } },
          ],
          requestBody: {
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  additionalProperties: false,
                  required: options.required ?? ['name'],
                  properties: form,
                },
              },
            },
          },
          responses: {
            [options.status ?? '200']: {
              content: {
                'application/json': {
                  schema: {
                    type: 'object',
                    required: options.promised ?? ['id', 'state'],
                    properties: reply,
                  },
                },
              },
            },
          },
        },
      },
    },
  };
}

const name = { type: 'string', maxLength: 9 };
const note = { type: 'string' };
const id = { type: 'integer' };
const state = { type: 'string', enum: ['ON'] };
const path = { in: 'path', name: 'id', required: true, schema: { type: 'string' } };
const sort = { in: 'query', name: 'sort', schema: { type: 'string' } };

describe('programs break if', () => {
  it.each<[string, CallOptions]>([
    ['a call is gone', { path: '/api/others/{id}' }],
    ['it needs more of a role', { role: 'extended' }],
    ['it takes no token any more', { token: false }],
    ['it answers another status', { status: '201' }],
    ['a field is gone', { form: { name } }],
    ['a field is demanded', { required: ['name', 'note'] }],
    ['a new field is demanded', { form: { name, note, size: id }, required: ['name', 'size'] }],
    ['a field is of another kind', { form: { name: id, note } }],
    ['a field takes less', { form: { name: { ...name, maxLength: 8 }, note } }],
    ['a field takes certain values only', { form: { name, note: { ...note, enum: ['A'] } } }],
    ['a field must be of a form', { form: { name, note: { ...note, format: 'date' } } }],
    ['a parameter is gone', { parameters: [path] }],
    ['a parameter is demanded', { parameters: [path, { ...sort, required: true }] }],
    [
      'a new parameter is demanded',
      { parameters: [path, sort, { ...sort, name: 'range', required: true }] },
    ],
    ['a member of the reply is gone', { reply: { id } }],
    ['a member of the reply may be missing', { promised: ['id'] }],
    ['a member of the reply may be null', { reply: { id: { type: ['integer', 'null'] }, state } }],
    ['a member of the reply is of another kind', { reply: { id: { type: 'string' }, state } }],
  ])('%s', (_, options) => {
    expect(breakingChanges(contract(), contract(options))).toHaveLength(1);
  });
});

describe('programs continue to work if', () => {
  it.each<[string, CallOptions]>([
    ['nothing is another', {}],
    ['it needs less of a role', { role: 'pending' }],
    ['a field may be left out', { required: [] }],
    ['a field that may be left out is new', { form: { name, note, size: id } }],
    ['a field takes more', { form: { name: { ...name, maxLength: 10 }, note } }],
    ['a field may be null too', { form: { name: { ...name, type: ['string', 'null'] }, note } }],
    ['a parameter is called otherwise', { path: '/api/things/{thingId}' }],
    ['a parameter is new', { parameters: [path, sort, { ...sort, name: 'range' }] }],
    ['a member of the reply is new', { reply: { id, state, size: id } }],
    [
      'an enum of the reply has a new value',
      { reply: { id, state: { ...state, enum: ['ON', 'OFF'] } } },
    ],
  ])('%s', (_, options) => {
    expect(breakingChanges(contract(), contract(options))).toEqual([]);
  });
});
