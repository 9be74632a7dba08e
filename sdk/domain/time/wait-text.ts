/**
 * Formats a wait: 40 → `40 seconds`, 61 → `2 minutes`. Rounds up, so it is never shorter than the
 * real wait.
 */
export function waitText(seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds));
  return whole < 60 ? counted(whole, 'second') : counted(Math.ceil(whole / 60), 'minute');
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
