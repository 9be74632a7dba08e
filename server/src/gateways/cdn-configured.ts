import type { Config } from '../config.ts';
import type { Cdn } from './cdn.ts';

/** Returns the configured distribution, or null if readers call us directly. */
export async function createCdn({
  cdn,
  providers,
}: Pick<Config, 'cdn' | 'providers'>): Promise<Cdn | null> {
  const { distributionId } = cdn;
  if (distributionId === null) return null;
  // Its client is slow to load, and no shop on a developer's machine needs it.
  const { createCloudFront } = await import('./cdn-cloudfront.ts');
  return createCloudFront({ ...cdn, distributionId }, providers);
}
