import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pathOfTarget } from './addresses.ts';
import {
  MAX_REDIRECTS,
  planOne,
  planRedirects,
  planRows,
  planSuccessor,
  readRows,
  type Addresses,
} from './plan-redirects.ts';

const [A, B, C] = ['/a', '/b', '/c'];
const one = { edited: null, total: 0 };

it('a chain becomes one step, whichever part comes first', () => {
  const later = planRedirects([{ from: A, to: B }]);
  expect(planOne(later, { from: B, to: C }, one)).toBeNull();
  expect(later.changes()).toEqual([
    { from: B, to: C },
    { from: A, to: C },
  ]);
  const earlier = planRedirects([{ from: B, to: '/c?tab=2' }]);
  expect(planOne(earlier, { from: A, to: '/B/' }, one)).toBeNull();
  expect(earlier.changes()).toEqual([{ from: A, to: '/c?tab=2' }]);
});

it.each([
  [[], { from: A, to: A }],
  [[], { from: A, to: '/A/?x=1' }],
  [[{ from: A, to: B }], { from: B, to: A }],
  [
    [
      { from: A, to: C },
      { from: B, to: C },
    ],
    { from: C, to: B },
  ],
])('with %j, %j is a loop', (stored, addresses) => {
  const plan = planRedirects(stored);
  expect(planOne(plan, addresses, one)).toMatchObject({ code: 'REDIRECT_LOOP' });
  expect(plan.changes()).toEqual([]);
});

it('an address is redirected once, and an edit may turn a redirect around', () => {
  const edited = { from: A, to: B };
  expect(planOne(planRedirects([edited]), { from: A, to: C }, one)).toMatchObject({
    code: 'REDIRECT_EXISTS',
    reason: '/a already redirects to /b. Edit that redirect instead.',
  });
  const plan = planRedirects([edited]);
  expect(planOne(plan, { from: B, to: A }, { edited, total: 1 })).toBeNull();
  expect(plan.changes()).toEqual([{ from: B, to: A }]);
});

it('the number of redirects is limited', () => {
  const addresses = { from: A, to: B };
  const full = { code: 'REDIRECTS_FULL', reason: expect.stringContaining('100,000') };
  const total = MAX_REDIRECTS;
  expect(planOne(planRedirects([]), addresses, { edited: null, total })).toMatchObject(full);
  const rows = new Map([
    [0, addresses],
    [1, { from: C, to: B }],
  ]);
  expect(planRows(planRedirects([]), rows, total - 1)).toMatchObject([{ row: 1 }]);
});

it('rows of a file are read one by one, and each problem names its row', () => {
  const { valid, problems } = readRows([
    { from: '/Products/One/', to: '/ui/shop/spindles' },
    { from: '/products/two', to: 'https://evil.example' },
    { from: '/api/three', to: '/home' },
    { from: '/ui/shop/spindles', to: '/products/one' },
  ]);
  expect(problems).toEqual([
    { row: 1, path: 'to', message: expect.stringMatching(/^The new address must be a path/) },
    { row: 2, path: 'from', message: expect.stringMatching(/^The old address belongs to/) },
  ]);
  const plan = planRedirects([]);
  expect(planRows(plan, valid, 0)).toEqual([
    { row: 3, path: 'to', message: expect.stringContaining('leads back to /ui/shop/spindles') },
  ]);
  expect(plan.changes()).toEqual([{ from: '/products/one', to: '/ui/shop/spindles' }]);
});

it('a deleted record leads to its first successor that visitors reach', () => {
  const plan = planRedirects([
    { from: '/replaced', to: '/newest' },
    { from: '/back', to: A },
  ]);
  const successors = [
    { path: '/hidden', visible: false },
    { path: '/back', visible: true },
    { path: '/replaced', visible: false },
    { path: '/home', visible: true },
  ];
  planSuccessor(plan, A, successors);
  expect(plan.targetOf(A)).toBe('/newest');
  expect(plan.targetOf('/back')).toBe('/newest');
  planSuccessor(plan, A, [{ path: '/home', visible: true }]);
  expect(plan.targetOf(A)).toBe('/newest');
});

const address = fc.constantFrom('/a', '/B', '/c/', '/d?x=1', '/e#f', '/f', '/g');
const addresses = fc.record({ from: address, to: address });
const write = fc.oneof(
  fc.record({ create: addresses }),
  fc.record({ edit: fc.nat(6), to: addresses }),
  fc.record({ row: addresses }),
  fc.record({ gone: address, successors: fc.array(address, { maxLength: 3 }) }),
  fc.record({ remove: fc.nat(6) }),
);

it('no sequence of changes makes a loop or a chain', () => {
  fc.assert(
    fc.property(fc.array(write, { maxLength: 30 }), (writes) => {
      let stored: Addresses[] = [];
      for (const next of writes) {
        const plan = planRedirects(stored);
        const total = stored.length;
        if ('remove' in next) {
          stored = stored.filter((_, at) => at !== next.remove);
          continue;
        }
        if ('create' in next) planRead(next.create, (read) => planOne(plan, read, one));
        else if ('edit' in next) {
          const edited = stored[next.edit];
          if (edited === undefined) continue;
          let rejected: unknown = 'not read';
          planRead(next.to, (read) => (rejected = planOne(plan, read, { edited, total })));
          if (rejected === null) stored = stored.filter((kept) => kept !== edited);
        } else if ('row' in next) {
          planRows(plan, readRows([next.row]).valid, total);
        } else {
          const [from] = [...readRows([{ from: next.gone, to: '/home' }]).valid.values()];
          const paths = [...next.successors, '/home'].map((path) => ({ path, visible: true }));
          if (from) planSuccessor(plan, from.from, paths);
        }
        for (const change of plan.changes()) {
          stored = [...stored.filter(({ from }) => from !== change.from), change];
        }
      }
      const sources = new Set(stored.map(({ from }) => from));
      expect(sources.size).toBe(stored.length);
      for (const { to } of stored) expect(sources).not.toContain(pathOfTarget(to));
    }),
    { numRuns: 2000 },
  );
});

function planRead(typed: Addresses, then: (read: Addresses) => unknown): void {
  for (const read of readRows([typed]).valid.values()) then(read);
}
