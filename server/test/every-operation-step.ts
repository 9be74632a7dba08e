import { rm } from 'node:fs/promises';
import { readContract } from '../src/contract/read-contract.ts';
import { readOperations } from '@spindle/sdk/contract/operation';
import { recordedCalls } from './recorded-calls.ts';
import type { Step } from './step.ts';

/**
 * Checks that the preceding server tests got a successful HTTP response from every operation at
 * least once.
 */
export function everyOperationStep(name: string, folder: string): Step {
  return {
    name,
    async run(print) {
      const calls = recordedCalls(folder);
      await rm(folder, { recursive: true, force: true });
      const operations = readOperations(readContract());
      const expected = operations.map(({ id, success }) => `${id} ${success}`);
      const missing = expected.filter((call) => !calls.has(call));
      print(
        missing.length > 0
          ? `Never answered: ${missing.join(', ')}\n`
          : `All ${operations.length} operations were called.\n`,
      );
      return { passed: missing.length === 0 ? 1 : 0, failed: missing.length === 0 ? 0 : 1 };
    },
  };
}
