/** A small value that outlives the process: the clock's offset, the delivery policy. */
export interface Setting {
  id: string;
  value: unknown;
}
