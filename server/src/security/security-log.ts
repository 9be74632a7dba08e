import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { RejectionCode } from '@spindle/sdk/domain/rejection';
import {
  isLockedOut,
  type AddedFactor,
  type GivenRole,
  type SecurityEventType,
  type SignInFailure,
} from '@spindle/sdk/domain/security/security-events';
import { networkOf } from '../http/network-of.ts';
import { addRequestFacts, requestFacts } from '../http/request-facts.ts';
import { securityNotes } from '../telemetry/security-notes.ts';
import { gatherEvents } from './gather-events.ts';

interface SecurityNote {
  type: SecurityEventType;
  /** The reason or kind. */
  reason?: SignInFailure | AddedFactor | GivenRole | RejectionCode;
  /** The person whom the event is about. Defaults to the caller. */
  userId?: string | null;
  tokenId?: string;
}

export interface SecurityLog {
  /**
   * Records a security event for this request: a log line, a metric, and a row, which is stored
   * when the promise resolves. Call this function outside transactions, so that no rollback removes
   * the row. Events that the table can't store are still in the log.
   */
  note(event: SecurityNote): Promise<void>;
}

export function makeSecurityLog(orm: MikroORM, log: Logger, now: () => Date): SecurityLog {
  const keep = gatherEvents(orm, (err, events) =>
    log.error({ err, events }, "security events beyond the table's limit"),
  );
  return {
    async note({ type, reason, userId, tokenId }) {
      const facts = requestFacts();
      if (isLockedOut(type)) addRequestFacts({ keptOut: true });
      const about = {
        reason: reason ?? null,
        userId: (userId === undefined ? facts?.userId : userId) ?? null,
        tokenId: tokenId ?? facts?.tokenId ?? null,
        address: facts?.address ?? null,
        operation: facts?.operation ?? null,
      };
      log.warn({ event: type, ...about, requestId: facts?.requestId ?? null }, 'security event');
      securityNotes.tell({ type, reason: reason ?? 'none' });
      const network = about.address === null ? null : networkOf(about.address);
      await keep({ type, ...about, network, at: now() });
    },
  };
}
