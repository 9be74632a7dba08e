import { expect, it } from 'vitest';
import { withSecondLook } from './second-look.ts';
import type { Failure, Outcome } from './step.ts';

const failure = (file: string): Failure => ({ test: `${file} › buys`, message: 'late', file });
const failing = (...files: string[]): Outcome => ({
  passed: 10,
  failed: files.length,
  failures: files.map(failure),
});

const again = (test: string) => ({
  failed: 1,
  failures: [{ test, message: 'late', file: test.split(' › ')[0] ?? '' }],
});

async function looks(first: Outcome, second: Outcome) {
  const runs: (readonly string[])[] = [];
  const outcome = await withSecondLook((files) => {
    runs.push(files);
    return Promise.resolve(runs.length === 1 ? first : second);
  });
  return { outcome, runs };
}

it('names a test that passes only when rerun', async () => {
  const { outcome, runs } = await looks(failing('a.ts'), { passed: 1, failed: 0 });
  expect(runs).toEqual([[], ['a.ts']]);
  expect(outcome).toEqual({ passed: 11, failed: 0, unsteady: [failure('a.ts')] });
});

it('fails if the rerun fails', async () => {
  const { outcome } = await looks(failing('a.ts'), { passed: 0, ...again('a.ts › buys') });
  expect(outcome).toEqual(failing('a.ts'));
});

it('names one test as unsteady beside another that fails again', async () => {
  const { outcome } = await looks(failing('a.ts', 'b.ts'), { passed: 1, ...again('b.ts › buys') });
  expect(outcome).toEqual({
    passed: 11,
    failed: 1,
    failures: [failure('b.ts')],
    unsteady: [failure('a.ts')],
  });
});

it('still reports what could not run on this machine', async () => {
  const notRun = [{ test: 'c.ts › runs elsewhere', message: 'not here' }];
  const { outcome } = await looks({ ...failing('a.ts'), notRun }, { passed: 1, failed: 0 });
  expect(outcome).toMatchObject({ failed: 0, notRun });
});

it.each([
  ['another test of the file fails then', again('a.ts › pays')],
  ['the second look breaks off', { failed: 1, failures: [] }],
])('credits nothing if %s', async (_name, second) => {
  const { outcome } = await looks(failing('a.ts'), { passed: 1, ...second });
  expect(outcome).toEqual(failing('a.ts'));
});

it.each([
  ['more than an accident', failing('a.ts', 'b.ts', 'c.ts', 'd.ts')],
  ['a run that broke off', { passed: 3, failed: 1, failures: [] }],
  ['what stands in no file', { passed: 3, failed: 1, failures: [{ test: 'e2e', message: 'no' }] }],
])('does not rerun %s', async (_name, first: Outcome) => {
  const { outcome, runs } = await looks(first, { passed: 1, failed: 0 });
  expect(runs).toHaveLength(1);
  expect(outcome).toEqual(first);
});
