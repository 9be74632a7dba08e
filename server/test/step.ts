import path from 'node:path';
import { runCommand, type Print } from './run-command.ts';

/** What failed, and what it said, as somebody wants to read it last. */
export interface Failure {
  /** "file › test", or the name of a check */
  test: string;
  message: string;
  /** Where the runner finds it again: the file with vitest, the test's own line with Playwright. */
  file?: string;
}

export interface Outcome {
  passed: number;
  failed: number;
  failures?: Failure[];
  /** What failed at first and passed at the second look. */
  unsteady?: Failure[];
  /** What could not be run where it is, and why. */
  notRun?: Failure[];
}

export interface Step {
  name: string;
  run(print: Print): Promise<Outcome>;
}

export const rootFolder = path.join(import.meta.dirname, '..', '..');

/** A check that holds or doesn't: counts as one. */
export function npmScript(name: string, script: string, env: Record<string, string> = {}): Step {
  return {
    name,
    async run(print) {
      let output = '';
      const ok = await runCommand('npm', ['run', '--silent', script], {
        cwd: rootFolder,
        env,
        print: (text) => {
          output += text;
          print(text);
        },
      });
      if (ok) return { passed: 1, failed: 0 };
      return { passed: 0, failed: 1, failures: [{ test: name, message: output }] };
    },
  };
}

/**
 * A test run counts its tests. One that ends badly without a failed test, or has no tests at all,
 * counts as one failure more.
 */
export function testOutcome(ok: boolean, report: Outcome | undefined): Outcome {
  const { passed, failed, failures = [], notRun = [] } = report ?? { passed: 0, failed: 0 };
  const broken = failed === 0 && (!ok || passed === 0);
  return { passed, failed: failed + (broken ? 1 : 0), failures, notRun };
}
