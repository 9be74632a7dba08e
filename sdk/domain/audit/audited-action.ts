/** What a decision adds to the audit log. The caller that records it adds who did it and when. */
export interface AuditedAction {
  /** Folder and verb: `picking.complete`. */
  action: string;
  /** `order 6f0c1f3a-…` */
  subject: string;
  /** Only the fields that the action changes. Null when the record is new. */
  before: Record<string, unknown> | null;
  /** Null when the record is deleted. */
  after: Record<string, unknown> | null;
}
