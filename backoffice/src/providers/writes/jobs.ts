import { asJson } from '@spindle/sdk/client';
import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import { shop } from '../shop.ts';
import { at, done, type Create, type Delete } from './write.ts';

export const jobs = {
  async delete({ id }: Delete) {
    const { Reason } = await done(shop.DELETE('/api/admin/jobs/{id}', at(id)));
    return { id, Reason };
  },

  resend: ({ id }: Delete) => done(shop.POST('/api/admin/jobs/{id}/resend', at(id))),

  /** Retries all failed jobs of a kind. */
  resendAll: ({ data }: Create<BodyOf<'resendJobs'>>) =>
    done(shop.POST('/api/admin/jobs/resend', { body: data, ...asJson })),
};
