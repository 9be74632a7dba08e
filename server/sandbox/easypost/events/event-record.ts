/** An event as the carrier gateway stores it, with the object as it was then. */
export interface EasypostEvent {
  id: string;
  object: 'Event';
  /** Epoch milliseconds. */
  created: number;
  created_at: string;
  updated_at: string;
  mode: 'test';
  description: string;
  previous_attributes: Record<string, unknown>;
  status: 'pending' | 'completed';
  result: object;
}
