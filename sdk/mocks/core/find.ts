import { notFound } from '../../contract/failure.ts';
import { noSuch } from '../../domain/records.ts';
import type { Rejection } from '../../domain/rejection.ts';

/**
 * @param missing how it is said that there is none, or what people call such a thing: `order`
 * @throws Failure 404 where there is none
 */
export function find<Thing>(
  things: readonly Thing[],
  fits: (thing: Thing) => boolean,
  missing: string | Rejection,
): Thing {
  const thing = things.find(fits);
  if (thing !== undefined) return thing;
  throw notFound(typeof missing === 'string' ? noSuch(missing) : missing);
}
