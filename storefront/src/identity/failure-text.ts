import { ShopError } from '@spindle/sdk/errors';

/** What went wrong with a call, and after too many tries how long to wait. */
export function failureText(error: Error): string {
  if (!(error instanceof ShopError) || error.status !== 429) return error.message;
  if (error.retryAfterSeconds === null) return error.message;
  return `Too many tries. Please wait ${waitText(error.retryAfterSeconds)} and try again.`;
}

/** 40 → 40 seconds, 61 → 2 minutes; never shorter than the wait really is. */
function waitText(seconds: number): string {
  if (seconds < 60) return counted(Math.max(1, Math.ceil(seconds)), 'second');
  return counted(Math.ceil(seconds / 60), 'minute');
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
