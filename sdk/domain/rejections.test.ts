import { expect, it } from 'vitest';
import { contract } from '../contract/contract.ts';
import { noSuch, noSuchAttribute, changedSinceLoaded } from './records.ts';
import { done, presentOutcome, rejection, rejectWith } from './rejection.ts';

declare global {
  interface ImportMeta {
    /**
     * Declared by Vite. It counts as importing the modules, so that Vite knows which changes affect
     * this test.
     */
    glob(
      patterns: readonly string[],
      options: { eager: true },
    ): Record<string, Record<string, unknown>>;
  }
}

const modules = import.meta.glob(['./**/*.ts', '!./**/*.test.ts', '!./**/fixtures/**'], {
  eager: true,
});
const members = Object.entries(modules).flatMap(([file, exported]) =>
  Object.entries(exported).map(([name, value]) => ({ name: `${file} ${name}`, value })),
);

const rejections = members.flatMap(({ name, value }) =>
  typeof value === 'object' && value !== null && 'code' in value && 'reason' in value
    ? [{ name, code: value.code, reason: value.reason }]
    : [],
);

it('finds rejections to check', () => {
  expect(rejections.length).toBeGreaterThan(50);
});

it.each(rejections)('$name has a code of the contract and a reason', ({ code, reason }) => {
  expect(contract).toMatchObject({
    components: { schemas: { RefusalCode: { enum: expect.arrayContaining([code]) } } },
  });
  expect(reason).toMatch(/\w\S*$/);
  expect(reason, 'a word left out').not.toContain('  ');
});

const texts = members.flatMap(({ name, value }) =>
  (typeof value === 'object' && value !== null ? Object.values(value) : [value])
    .filter((text) => typeof text === 'string')
    .map((text) => ({ name, text })),
);

it.each(texts)("$name isn't empty", ({ text }) => {
  expect(text).toMatch(/\S/);
});

it('names missing and changed records', () => {
  expect(noSuch('order')).toEqual({ code: 'NOT_FOUND', reason: 'Order not found.' });
  expect(noSuchAttribute('item')).toEqual({
    code: 'NOT_FOUND',
    reason: 'The item has no attribute with that name.',
  });
  expect(changedSinceLoaded('item')).toEqual({
    code: 'CHANGED_MEANWHILE',
    reason:
      'Someone changed this item while you were editing. Reload it, then make your changes again.',
  });
});

it('reports the result of a call', () => {
  expect(presentOutcome(done('Saved.'))).toEqual({ Status: 'SUCCESS', Reason: 'Saved.' });
  expect(presentOutcome(rejectWith(rejection('OUT_OF_STOCK', 'It is gone.')))).toEqual({
    Status: 'ERROR',
    Reason: 'It is gone.',
    code: 'OUT_OF_STOCK',
  });
});
