/** An audit entry as a decision produces it. The caller adds who acted and when. */
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
