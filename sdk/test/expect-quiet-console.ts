import { format } from 'node:util';
import { afterAll, afterEach, expect } from 'vitest';

const METHODS = ['debug', 'info', 'log', 'warn', 'error'] as const;

/**
 * A run prints its results and nothing else: what is said to the console fails the test that brings
 * it about. `known` is what libraries say, each for a reason.
 */
export function expectQuietConsole(known: readonly RegExp[] = []): void {
  const printed: string[] = [];
  for (const method of METHODS) {
    console[method] = (...parts: unknown[]) => {
      const text = format(...parts);
      if (!known.some((pattern) => pattern.test(text))) printed.push(`${method}: ${text}`);
    };
  }
  const expectNothing = () => expect(printed.splice(0), 'said to the console').toEqual([]);
  afterEach(expectNothing);
  // What is said while a file is read, or after its last test.
  afterAll(expectNothing);
}
