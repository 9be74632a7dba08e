import { readableTypes } from '@spindle/sdk/domain/events/event-types';
import type { Handlers } from '../contract/handlers.ts';
import { readEvents } from './read-events.ts';

export const events = {
  listEvents: ({ em, query: { after, limit = 100 }, user, services }) =>
    readEvents(em, {
      after,
      limit,
      types: readableTypes(user),
      publicUrl: services.config.publicUrl,
    }),
} satisfies Handlers<'listEvents'>;
