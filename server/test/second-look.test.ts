import { expect, it } from 'vitest';
import { withSecondLook } from './second-look.ts';
import type { Failure, Outcome } from './step.ts';

const failure = (file: string): Failure => ({ test: `${file} › buys`, message: 'late', file });
const failing = (...files: string[]): Outcome => ({
  passed: 10,
  failed: files.length,
  failures: files.map(failure),
});

async function looks(first: Outcome, second: Outcome) {
  const runs: (readonly string[])[] = [];
  const outcome = await withSecondLook((files) => {
    runs.push(files);
    return Promise.resolve(runs.length === 1 ? first : second);
  });
  return { outcome, runs };
}

it('names a test that passes only when tried again', async () => {
  const { outcome, runs } = await looks(failing('a.ts'), { passed: 1, failed: 0 });
  expect(runs).toEqual([[], ['a.ts']]);
  expect(outcome).toEqual({ passed: 11, failed: 0, unsteady: [failure('a.ts')] });
});

it('fails where the second look fails', async () => {
  const { outcome } = await looks(failing('a.ts'), failing('a.ts'));
  expect(outcome).toEqual(failing('a.ts'));
});

it.each([
  ['more than an accident', failing('a.ts', 'b.ts', 'c.ts', 'd.ts')],
  ['a run that broke off', { passed: 3, failed: 1, failures: [] }],
  ['what stands in no file', { passed: 3, failed: 1, failures: [{ test: 'e2e', message: 'no' }] }],
])('does not look again at %s', async (_name, first: Outcome) => {
  const { outcome, runs } = await looks(first, { passed: 1, failed: 0 });
  expect(runs).toHaveLength(1);
  expect(outcome).toEqual(first);
});
