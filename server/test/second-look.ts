import type { Failure, Outcome } from './step.ts';

/** More than that is no accident, and would take long. */
const mostFiles = 3;

/**
 * Runs tests, and those that failed (vitest's with their files) once more, alone: a busy machine is
 * nobody's fault. Each that passes then is told as unsteady, by name and with what it said, never
 * silently; one that fails again takes nobody with it.
 */
export async function withSecondLook(
  run: (files: readonly string[]) => Promise<Outcome>,
): Promise<Outcome> {
  const first = await run([]);
  const { failures = [] } = first;
  const files = [...new Set(failures.flatMap(({ file }) => file ?? []))];
  const allHaveFiles = failures.every(({ file }) => file !== undefined);
  if (files.length === 0 || files.length > mostFiles || !allHaveFiles || !allAreNamed(first)) {
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

/** A run that broke off says more failures than it names. */
function allAreNamed({ failed, failures = [] }: Outcome): boolean {
  return failures.length === failed;
}

/** Where a file's set-up failed, its tests are named only once it gets as far as them. */
function failsAgain(failure: Failure, known: readonly Failure[], { failures = [] }: Outcome) {
  const isNew = (other: Failure) => known.every(({ test }) => test !== other.test);
  return failures.some(
    (other) => other.test === failure.test || (other.file === failure.file && isNew(other)),
  );
}
