import type { Config } from '../config.ts';
import type { Cdn } from './cdn.ts';

/** The distribution, where one is configured; null: readers ask us directly. */
export async function createCdn({
  cdn,
  providers,
}: Pick<Config, 'cdn' | 'providers'>): Promise<Cdn | null> {
  const { distributionId } = cdn;
  if (distributionId === null) return null;
  // Its client takes a while to load, and no shop on a desk needs it.
  const { createCloudFront } = await import('./cdn-cloudfront.ts');
  return createCloudFront({ ...cdn, distributionId }, providers);
}
