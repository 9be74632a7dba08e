import { z } from 'zod';
import { rightsChanged } from '../entitlements/rights-changed.ts';
import { defineJob } from '../jobs/job.ts';
import { compareAllRoles } from './compare-all-roles.ts';
import { compareMemberRoles } from './compare-member-roles.ts';

/**
 * Brings a member's roles in line with the linked customer's entitlements. Takes a `discordId` if
 * the link has been removed, because the customer then no longer leads to the member.
 */
export const compareRoles = defineJob({
  name: rightsChanged.name,
  payload: z.union([rightsChanged.payload, z.object({ discordId: z.string().min(1) })]),
  retryDelaySeconds: 2,
  concurrency: 2,
  handle: (services, recipient) => compareMemberRoles(services, recipient),
});

export const compareAllRolesJob = defineJob({
  name: 'compare-all-roles',
  payload: z.object({}),
  retryLimit: 0,
  expireInSeconds: 900,
  handle: (services) => compareAllRoles(services),
});
