import { invalidInput } from '@spindle/sdk/contract/failure';
import { dayIn } from '@spindle/sdk/domain/time/calendar';
import { readInsights as readQuery } from '@spindle/sdk/domain/insights/read-insights';
import type { Handlers } from '../contract/handlers.ts';
import { readInsights } from './read-insights.ts';

export const insights = {
  getInsights({ query, services, now }) {
    const { timeZone } = services.config.business;
    const request = readQuery(query, dayIn(timeZone, now));
    if ('path' in request) throw invalidInput(request);
    return services.replicas.read((replica) => readInsights(replica, request, { timeZone, now }));
  },
} satisfies Handlers<'getInsights'>;
