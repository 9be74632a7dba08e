import { afterAll, beforeAll, describe, expect } from 'vitest';
import { contract } from '../contract/contract.ts';
import { asList, asObject, isObject } from '../contract/document.ts';
import type { ConformingShop, OpenShop } from './conforming-shop.ts';

/**
 * Defines the requirements for the real shop and the mock. `tests` defines the tests. The shop is
 * available when they run. In the end, every call with these tags must have succeeded at least
 * once.
 */
export function defineConformance(
  tags: readonly string[],
  tests: (shop: () => ConformingShop) => void,
): (open: OpenShop) => void {
  return (open) => {
    describe(`the shop's ${tags.join(', ')}`, { timeout: 120_000 }, () => {
      let shop: ConformingShop | undefined;
      beforeAll(async () => {
        shop = await open();
      }, 120_000);
      afterAll(async () => {
        const succeeded = shop?.succeeded ?? new Set();
        await shop?.close();
        const missing = operationsOf(tags).filter((id) => !succeeded.has(id));
        expect(missing, 'calls that were never answered with success').toEqual([]);
      });
      tests(() => {
        if (shop === undefined) throw new Error('The shop is open within tests only.');
        return shop;
      });
    });
  };
}

function operationsOf(tags: readonly string[]): string[] {
  const paths = asObject(contract['paths'], 'paths');
  return Object.values(paths).flatMap((item) =>
    Object.values(asObject(item, 'path')).flatMap((call) => {
      if (!isObject(call) || typeof call['operationId'] !== 'string') return [];
      const [tag] = asList(call['tags'], 'tags');
      return tags.includes(String(tag)) ? [call['operationId']] : [];
    }),
  );
}
