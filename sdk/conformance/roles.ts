import { beforeAll, expect, it } from 'vitest';
import { contract } from '../contract/contract.ts';
import { isObject } from '../contract/document.ts';
import { readOperations, type Operation } from '../contract/operation.ts';
import type { ShopClient } from '../src/client.ts';
import { ShopError } from '../src/errors.ts';
import { tokenScopes, type TokenScope } from '../domain/tokens/token-scopes.ts';
import { restClient, type RestReply } from '../src/rest-client.ts';
import { defineConformance } from './define-conformance.ts';
import { freshCode } from './makers/authenticator.ts';
import { makeToken } from './makers/make-token.ts';
import { prove } from './makers/own-account.ts';

/** Each includes the rights of the ones before it. */
const kinds = ['visitor', 'pending', 'customer', 'warehouse', 'extended'] as const;
type Kind = (typeof kinds)[number];

const operations = readOperations(contract);

export const rolesConformance = defineConformance(['roles'], (shop) => {
  let people: Record<Kind, ShopClient>;
  beforeAll(async () => {
    const as = async (role: Exclude<Kind, 'visitor'>) => (await shop().signedIn(role)).shop;
    people = {
      visitor: shop().visitor(),
      pending: await as('pending'),
      customer: await as('customer'),
      warehouse: await as('warehouse'),
      extended: await as('extended'),
    };
  });

  it.each(kinds.slice(0, -1))('a %s may not do what is for others', async (kind) => {
    const forOthers = operations.filter(
      (one) => kinds.indexOf(leastFor(one)) > kinds.indexOf(kind),
    );
    const status = kind === 'visitor' || kind === 'pending' ? 401 : 403;
    expect(await statusesOf(people[kind], forOthers)).toEqual(allOf(forOthers, status));
  });

  it.each(['customer', 'warehouse'] as const)(
    'a program with the role %s may not do what is for others',
    async (scope) => {
      const forOthers = operations.filter(
        (one) => one.access.token && kinds.indexOf(leastFor(one)) > kinds.indexOf(scope),
      );
      const { secret } = await makeToken(people.extended, { scope });
      expect(await statusesOf(shop().program(secret), forOthers)).toEqual(allOf(forOthers, 403));
    },
  );

  it('a program with scopes may make the calls that name them, and no other', async () => {
    const forPrograms = operations.filter(({ access }) => access.token);
    const refused = (calls: readonly Operation[]) =>
      Object.fromEntries(calls.map(({ id }) => [id, 'SCOPE_NEEDED']));
    const programWith = async (scopes: readonly TokenScope[]) => {
      const cap = scopes.includes('refunds:write') ? { dailyRefundCap: 100 } : {};
      const rights = { scopes: [...scopes], ...cap };
      return shop().program((await makeToken(people.extended, rights)).secret);
    };
    const groups = Map.groupBy(forPrograms, ({ access }) => JSON.stringify(access.scopes));
    expect(groups.size).toBeGreaterThan(10);
    for (const [key, calls] of groups) {
      const needed = calls[0]?.access.scopes ?? [];
      const others = tokenScopes.filter((one) => !needed.some(([first]) => first === one));
      if (others.length > 0) {
        const codes = await codesOf(await programWith(others), calls);
        expect([key, codes]).toEqual([key, refused(calls)]);
      }
      for (const enough of needed) {
        const program = await programWith(tokenScopes.filter((one) => enough.includes(one)));
        const codes = Object.values(await codesOf(program, calls));
        expect([key, codes]).not.toEqual([key, expect.arrayContaining(['SCOPE_NEEDED'])]);
        expect([key, codes]).not.toEqual([key, expect.arrayContaining(['ROLE_NEEDED'])]);
      }
    }
  });

  it('a program may not do what is for people only', async () => {
    const forPeople = operations.filter(({ access }) => access.session && !access.token);
    const { secret } = await makeToken(people.extended);
    expect(await statusesOf(shop().program(secret), forPeople)).toEqual(allOf(forPeople, 403));
  });

  it('nobody changes anything by following a link', async () => {
    const changing = operations.filter(
      ({ method, changesState }) => method === 'GET' && changesState,
    );
    expect(changing.length).toBeGreaterThan(0);
    const asPage = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
    const statuses = await statusesOf(people.extended, changing, asPage);
    expect(statuses).toEqual(allOf(changing, 403));
  });

  it('nobody does without a fresh proof what asks for one', async () => {
    const marked = operations.filter(({ freshProof }) => freshProof);
    expect(marked.length).toBeGreaterThan(0);
    const { shop: staff, totpSecret } = await shop().signedIn('extended');
    shop().advance(11);
    expect(await codesOf(staff, marked)).toEqual(
      Object.fromEntries(marked.map(({ id }) => [id, 'FRESH_PROOF_NEEDED'])),
    );
    await prove(staff, freshCode(shop(), totpSecret));
    expect(Object.values(await codesOf(staff, marked))).not.toContain('FRESH_PROOF_NEEDED');
  });

  it('an administrator finds nothing under ids that nobody has', async () => {
    const naming = operations.filter(
      ({ method, path, responses }) =>
        method === 'GET' && path.includes('{') && responses['404'] !== undefined,
    );
    expect(await statusesOf(people.extended, naming)).toEqual(allOf(naming, 404));
  });
});

function leastFor({ access }: Operation): Kind {
  return access.role ?? 'visitor';
}

function allOf(calls: readonly Operation[], status: number): Record<string, number> {
  return Object.fromEntries(calls.map(({ id }) => [id, status]));
}

/** What each call is answered with, with made-up ids and no body. */
function statusesOf(
  client: ShopClient,
  calls: readonly Operation[],
  headers: Record<string, string> = {},
) {
  return askEach(client, calls, { headers, read: ({ status }) => status });
}

function codesOf(client: ShopClient, calls: readonly Operation[]) {
  return askEach(client, calls, {
    read: (answer) => (answer instanceof ShopError ? answer.code : null),
  });
}

async function askEach<T>(
  client: ShopClient,
  calls: readonly Operation[],
  {
    headers = {},
    read,
  }: { headers?: Record<string, string>; read: (answer: RestReply | ShopError) => T },
): Promise<Record<string, T>> {
  const ask = restClient(client);
  const answers: Record<string, T> = {};
  for (const call of calls) {
    const sent = ask(pathOf(call), { method: call.method, headers });
    const answer = await sent.catch((error: unknown) => {
      if (error instanceof ShopError) return error;
      throw error;
    });
    answers[call.id] = read(answer);
  }
  return answers;
}

function pathOf({ path, parameters }: Operation): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const { schema } = parameters.find((one) => one.name === name) ?? {};
    const isNumber = isObject(schema) && schema['type'] === 'integer';
    return isNumber ? '1' : '6f0c1f3a-2f64-4d6e-9a3b-0d5d3d1c9b11';
  });
}
