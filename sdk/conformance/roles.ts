import { beforeAll, expect, it } from 'vitest';
import { contract } from '../contract/contract.ts';
import { isObject } from '../contract/document.ts';
import { readOperations, type Operation } from '../contract/operation.ts';
import type { ShopClient } from '../src/client.ts';
import { jobRoles } from '../domain/identity/staff-roles.ts';
import { replyOf } from '../src/errors.ts';
import { tokenScopes, type TokenScope } from '../domain/tokens/token-scopes.ts';
import type { PlainClient, PlainReply } from '../src/plain-client.ts';
import { defineConformance } from './define-conformance.ts';
import { freshCode } from './makers/authenticator.ts';
import { makeToken } from './makers/make-token.ts';
import { prove } from './makers/own-account.ts';

/** Each role includes the rights of the previous ones. */
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

  it.each(kinds.slice(0, -1))("a %s can't do what is for others", async (kind) => {
    const forOthers = operations.filter(
      (one) => kinds.indexOf(leastPrivilegedFor(one)) > kinds.indexOf(kind),
    );
    const status = kind === 'visitor' || kind === 'pending' ? 401 : 403;
    expect(await statusesOf(people[kind], forOthers)).toEqual(allOf(forOthers, status));
  });

  it.each(jobRoles)(
    'a person with the role %s can do what its scopes allow, and no more',
    async (role) => {
      const { shop: client } = await shop().signedIn(role);
      const user = await replyOf(client.GET('/api/user'));
      expect(user).toMatchObject({ Extended: false, Warehouse: false, Roles: [role] });
      const held = new Set<string>(user.Scopes);
      const forStaff = operations.filter(
        ({ access }) => kinds.indexOf(access.role ?? 'visitor') > 2,
      );
      const isOpen = ({ access }: Operation) =>
        access.personScopes.some((set) => set.every((scope) => held.has(scope)));
      const rejections = new Set(['SCOPE_NEEDED', 'ROLE_NEEDED']);
      const rejected = await askEach(client, forStaff, {
        read: (answer) => rejections.has(String(codeOf(answer))),
      });
      expect(rejected).toEqual(
        Object.fromEntries(forStaff.map((call) => [call.id, !isOpen(call)])),
      );
      expect(Object.values(rejected)).toContain(false);
    },
  );

  it.each(['customer', 'warehouse'] as const)(
    "a program with the role %s can't do what is for others",
    async (scope) => {
      const forOthers = operations.filter(
        (one) => one.access.token && kinds.indexOf(leastPrivilegedFor(one)) > kinds.indexOf(scope),
      );
      const { secret } = await makeToken(people.extended, { scope });
      expect(await challengesTo(shop().program(secret), forOthers)).toEqual(
        allOf(forOthers, `ROLE_NEEDED ${tooLittle}`),
      );
    },
  );

  it('a program with scopes can only make the calls that name them', async () => {
    const forPrograms = operations.filter(({ access }) => access.token);
    const programWith = async (scopes: readonly TokenScope[]) => {
      const cap = scopes.includes('refunds:write') ? { dailyRefundCap: 100 } : {};
      const rights = { scopes: [...scopes], ...cap };
      return shop().program((await makeToken(people.extended, rights)).secret);
    };
    const groups = Map.groupBy(forPrograms, ({ access }) => JSON.stringify(access.scopes));
    expect(groups.size).toBeGreaterThan(10);
    for (const [key, calls] of groups) {
      const needed = calls[0]?.access.scopes ?? [];
      const named = needed[0] === undefined ? '' : `, scope="${needed[0].join(' ')}"`;
      for (const withheld of oneOfEach(needed)) {
        const others = tokenScopes.filter((one) => !withheld.includes(one));
        // Calls that accept any scope can't be rejected for a missing scope.
        if (others.length === 0) continue;
        const challenges = await challengesTo(await programWith(others), calls);
        const rejected = allOf(calls, `SCOPE_NEEDED ${tooLittle}${named}`);
        expect([key, withheld, challenges]).toEqual([key, withheld, rejected]);
      }
      for (const enough of needed) {
        const program = await programWith(tokenScopes.filter((one) => enough.includes(one)));
        const codes = Object.values(await codesOf(program, calls));
        expect([key, codes]).not.toEqual([key, expect.arrayContaining(['SCOPE_NEEDED'])]);
        expect([key, codes]).not.toEqual([key, expect.arrayContaining(['ROLE_NEEDED'])]);
      }
    }
  });

  it("a program can't do what is for people only", async () => {
    const forPeople = operations.filter(({ access }) => access.session && !access.token);
    const { secret } = await makeToken(people.extended);
    expect(await challengesTo(shop().program(secret), forPeople)).toEqual(
      allOf(forPeople, `PERSON_NEEDED ${tooLittle}`),
    );
  });

  it('no one changes anything by following a link', async () => {
    const changing = operations.filter(
      ({ method, changesState }) => method === 'GET' && changesState,
    );
    expect(changing.length).toBeGreaterThan(0);
    const asPage = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
    const statuses = await statusesOf(people.extended, changing, asPage);
    expect(statuses).toEqual(allOf(changing, 403));
  });

  it('no one skips required fresh proof', async () => {
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

  it('an administrator finds nothing for unknown ids', async () => {
    const naming = operations.filter(
      ({ method, path, responses }) =>
        method === 'GET' && path.includes('{') && responses['404'] !== undefined,
    );
    expect(await statusesOf(people.extended, naming)).toEqual(allOf(naming, 404));
  });
});

function leastPrivilegedFor({ access }: Operation): Kind {
  return access.role ?? 'visitor';
}

/** Tells a program that another token would work (RFC 6750). */
const tooLittle = 'Bearer realm="spindle", error="insufficient_scope"';

/** Returns every combination of one scope from each list. */
function oneOfEach(lists: readonly (readonly string[])[]): string[][] {
  return lists.reduce<string[][]>(
    (ways, list) => ways.flatMap((way) => list.map((one) => [...way, one])),
    [[]],
  );
}

function allOf<T>(calls: readonly Operation[], answer: T): Record<string, T> {
  return Object.fromEntries(calls.map(({ id }) => [id, answer]));
}

/** Returns the status of each call, with made-up ids and no body. */
function statusesOf(
  client: ShopClient,
  calls: readonly Operation[],
  headers: Record<string, string> = {},
) {
  return askEach(client, calls, { headers, read: ({ response }) => response.status });
}

function codesOf(client: ShopClient, calls: readonly Operation[]) {
  return askEach(client, calls, { read: codeOf });
}

function challengesTo(client: ShopClient, calls: readonly Operation[]) {
  return askEach(client, calls, {
    read: (answer) => `${codeOf(answer)} ${answer.response.headers.get('WWW-Authenticate')}`,
  });
}

function codeOf({ error }: PlainReply): unknown {
  return isObject(error) ? (error['code'] ?? null) : null;
}

interface RequestOptions<T> {
  headers?: Record<string, string>;
  read: (answer: PlainReply) => T;
}

function askEach<T>(
  client: ShopClient,
  calls: readonly Operation[],
  asking: RequestOptions<T>,
): Promise<Record<string, T>>;
async function askEach<T>(
  client: PlainClient,
  calls: readonly Operation[],
  { headers = {}, read }: RequestOptions<T>,
): Promise<Record<string, T>> {
  const answers: Record<string, T> = {};
  for (const call of calls) {
    answers[call.id] = read(await client.request(call.method, pathOf(call), { headers }));
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
