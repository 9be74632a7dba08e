import type { Config } from '../config.ts';
import type { Cdn } from './cdn.ts';

/** Returns the configured distribution, or null if there is no CDN. */
export async function createCdn({
  cdn,
  providers,
}: Pick<Config, 'cdn' | 'providers'>): Promise<Cdn | null> {
  const { distributionId } = cdn;
  if (distributionId === null) return null;
  // The client is slow to load, and a developer's machine doesn't need it.
  const { createCloudFront } = await import('./cdn-cloudfront.ts');
  return createCloudFront({ ...cdn, distributionId }, providers);
}
