/** What a decision has the audit show; who did it, and when, is added where it is noted. */
export interface AuditedAction {
  /** The folder and the verb: `picking.complete`. */
  action: string;
  /** `order 6f0c1f3a-…` */
  subject: string;
  /** Only what the action changes; null for what was not there before. */
  before: Record<string, unknown> | null;
  /** Null for what is gone. */
  after: Record<string, unknown> | null;
}
