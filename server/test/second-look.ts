import type { Failure, Outcome } from './step.ts';

/** More failing files than this are no accident, and would take long to rerun. */
const maxFiles = 3;

/**
 * Runs tests, then reruns the failed ones alone (with vitest, their whole files), because a busy
 * machine can cause failures. A test that passes the second time is reported as unsteady, with its
 * name and message. A test that fails again doesn't affect others.
 */
export async function withSecondLook(
  run: (files: readonly string[]) => Promise<Outcome>,
): Promise<Outcome> {
  const first = await run([]);
  const { failures = [] } = first;
  const files = [...new Set(failures.flatMap(({ file }) => file ?? []))];
  const allHaveFiles = failures.every(({ file }) => file !== undefined);
  if (files.length === 0 || files.length > maxFiles || !allHaveFiles || !allAreNamed(first)) {
    return first;
  }
  const second = await run(files);
  if (!allAreNamed(second)) return first;
  const again = failures.filter((failure) => failsAgain(failure, failures, second));
  const unsteady = failures.filter((failure) => !again.includes(failure));
  return {
    passed: first.passed + unsteady.length,
    failed: again.length,
    ...(again.length > 0 && { failures: again }),
    ...(first.notRun && { notRun: first.notRun }),
    ...(unsteady.length > 0 && { unsteady }),
  };
}

/** An aborted run counts more failures than it names. */
function allAreNamed({ failed, failures = [] }: Outcome): boolean {
  return failures.length === failed;
}

/** If a file's setup failed, its tests are named only when a run reaches them. */
function failsAgain(failure: Failure, known: readonly Failure[], { failures = [] }: Outcome) {
  const isNew = (other: Failure) => known.every(({ test }) => test !== other.test);
  return failures.some(
    (other) => other.test === failure.test || (other.file === failure.file && isNew(other)),
  );
}
