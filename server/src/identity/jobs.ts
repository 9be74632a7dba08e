import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';
import { deleteEnded } from './delete-ended.ts';
import { resealSecrets } from './reseal-secrets.ts';

export const deleteEndedJob = defineJob({
  name: 'delete-ended-sessions',
  payload: z.object({}),
  retryLimit: 0,
  handle: ({ orm, now }, _payload, leaving) => deleteEnded(orm.em.fork(), now(), leaving),
});

export const resealSecretsJob = defineJob({
  name: 'reseal-secrets',
  payload: z.object({}),
  retryLimit: 0,
  async handle({ orm, config, log }) {
    const { unreadable, ...older } = await resealSecrets(
      orm.em.fork(),
      config.secretsKeys,
      (userId, err) => log.error({ err, userId }, 'a damaged authenticator secret'),
    );
    if (config.secretsKeys.length > 1) log.info(older, 'secrets encrypted with older keys');
    if (unreadable > 0)
      log.error({ unreadable }, 'authenticators encrypted with a key missing from SECRETS_KEY');
  },
});
