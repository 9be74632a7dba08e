import { format } from 'node:util';
import { afterAll, afterEach, expect } from 'vitest';

const METHODS = ['debug', 'info', 'log', 'warn', 'error'] as const;

/**
 * Fails a test that prints to the console, so that a run prints only its results. `known` lists
 * messages of libraries, each with a reason.
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
  // Covers output while a file loads and after its last test.
  afterAll(expectNothing);
}
