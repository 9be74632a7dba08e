import {
  CloudFrontClient,
  CloudFrontServiceException,
  CreateInvalidationCommand,
} from '@aws-sdk/client-cloudfront';
import type { Config } from '../config.ts';
import type { Cdn } from './cdn.ts';
import { makeGuard } from './guard.ts';

type Settings = Config['cdn'] & { distributionId: string };

const busy = new Set(['TooManyInvalidationsInProgress', 'Throttling', 'ThrottlingException']);

/**
 * Connects to a CloudFront distribution. The client retries calls that got no response, with the
 * same reference.
 */
export function createCloudFront(settings: Settings, providers: Config['providers']): Cdn {
  const { distributionId: DistributionId } = settings;
  const client = connect(settings);
  const guard = makeGuard('CloudFront', providers, { isAnswer });
  return {
    async invalidate(paths, CallerReference) {
      const Paths = { Quantity: paths.length, Items: [...paths] };
      const InvalidationBatch = { Paths, CallerReference };
      try {
        const order = new CreateInvalidationCommand({ DistributionId, InvalidationBatch });
        await guard.ask((abortSignal) => client.send(order, { abortSignal }));
        return { outcome: 'ACCEPTED' };
      } catch (error) {
        if (!(error instanceof CloudFrontServiceException)) throw error;
        if (busy.has(error.name)) return { outcome: 'BUSY' };
        if (error.$fault === 'server') throw error;
        return { outcome: 'REFUSED', code: error.name };
      }
    },
  };
}

function isAnswer(error: unknown): boolean {
  return error instanceof CloudFrontServiceException && error.$fault === 'client';
}

/** Without its own keys, the shop uses the machine's credentials. */
function connect({ apiUrl, credentials }: Settings): CloudFrontClient {
  return new CloudFrontClient({
    region: 'us-east-1',
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: 2_000,
      requestTimeout: 5_000,
      throwOnRequestTimeout: true,
    },
    ...(apiUrl !== null && { endpoint: apiUrl }),
    ...(credentials !== null && { credentials }),
  });
}
