import { expect, it } from 'vitest';
import { printedByNow, printedOf } from './printed-by-now.ts';

const printed = { id: 'a', Status: 'SUCCESS', Reason: 'Label and packing slip.' } as const;
const rejected = { id: 'b', Status: 'ERROR', Reason: 'It was cancelled.' } as const;
const other = { id: 'c', Status: 'SUCCESS', Reason: 'Packing slip.' } as const;
const bulk = {
  id: '1',
  action: 'print',
  state: 'done',
  total: 3,
  done: 3,
  results: [printed, rejected, other],
} as const;
const results = [...bulk.results];

it.each([
  ['print', 'done', ['a', 'c']],
  ['print', 'cancelled', ['a', 'c']],
  ['print', 'running', []],
  ['labels', 'done', []],
] as const)('for %s that is %s, checks what succeeded again: %j', (action, state, ids) => {
  expect(printedOf({ ...bulk, results, action, state })).toEqual(ids);
});

it('presents a print job as of now, and leaves other results unchanged', () => {
  const canceled = { code: 'ORDER_CANCELLED', reason: 'This order was canceled.' } as const;
  const verdicts = [
    { id: 'c', rejection: canceled, reason: '', cents: null },
    { id: 'elsewhere', rejection: null, reason: 'Packing slip.', cents: null },
  ];
  expect(printedByNow({ ...bulk, results }, verdicts)).toEqual({
    ...bulk,
    results: [
      printed,
      rejected,
      { id: 'c', Status: 'ERROR', Reason: canceled.reason, code: 'ORDER_CANCELLED' },
    ],
  });
});
