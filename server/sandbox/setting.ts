/** A small value that survives restarts: the clock's offset, the delivery policy. */
export interface Setting {
  id: string;
  value: unknown;
}
