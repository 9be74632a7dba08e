import { asJson } from '@spindle/sdk/client';
import { shop } from '../shop.ts';
import { done, type Create } from './write.ts';

interface Texts {
  kind: string;
  subject: string;
  opening: string;
}

export const emails = {
  save: ({ data: { kind, ...text }, meta: { version = 0 } }: Create<Texts>) =>
    done(
      shop.PUT('/api/admin/emails/{kind}', {
        params: { path: { kind } },
        body: { ...text, version },
        ...asJson,
      }),
    ),

  reset: ({ data: { kind } }: Create<Pick<Texts, 'kind'>>) =>
    done(shop.DELETE('/api/admin/emails/{kind}', { params: { path: { kind } } })),
};
