import type { components } from '../../src/schema.d.ts';
import type { RejectionCode } from '../rejection.ts';
import { rejection } from '../rejection.ts';

type Schemas = components['schemas'];

export interface BulkRecord {
  id: string;
  /** Null while the record is waiting. */
  status: 'SUCCESS' | 'ERROR' | null;
  reason: string | null;
  code: RejectionCode | null;
  cents: number | null;
}

type BulkFacts = Pick<Schemas['Bulk'], 'id' | 'action' | 'state'> & {
  /** Null or absent if the action started immediately. */
  startsAt?: Date | string | null;
  /** In the order of the request. */
  records: readonly BulkRecord[];
};

/** Returns the progress of a bulk action and the results of finished records. */
export function presentBulk({ id, action, state, startsAt, records }: BulkFacts): Schemas['Bulk'] {
  const results = records.flatMap(presentRecord);
  return {
    id,
    action,
    state,
    ...(startsAt && { startsAt: new Date(startsAt).toISOString() }),
    total: records.length,
    done: results.length,
    results,
  };
}

function presentRecord({ id, status, reason, code, cents }: BulkRecord): Schemas['BulkResult'][] {
  if (status === null) return [];
  return [
    {
      id,
      Status: status,
      Reason: reason ?? '',
      ...(code !== null && { code }),
      ...(cents !== null && { cents }),
    },
  ];
}

export const bulkFinished = rejection(
  'BULK_OVER',
  "This job has already finished, so there's nothing to stop.",
);
export const bulkCanceled = 'Stopping before the next record. Completed records stay as they are.';

/** Requests with the same key run once, even if different users send them. */
export const alreadyStarted = (by: string) =>
  rejection('TAKEN_UP_BEFORE', `${by} already submitted this change. See Changes for the result.`);
