import type { PickingLine } from './calls.ts';
import { isWholeLine, tickOne, type Ticks } from './ticks.ts';

export type ScanResult =
  | { kind: 'ticked'; line: PickingLine }
  | { kind: 'surplus'; line: PickingLine }
  | { kind: 'wrong'; code: string };

/** Ticks one unit of the scanned item's line, or nothing if the line is complete. */
export function scan(
  lines: readonly PickingLine[],
  ticks: Ticks,
  scanned: string,
): { result: ScanResult; ticks: Ticks } {
  const code = scanned.trim();
  // With Caps Lock on, a scanner types capital letters. Ids never contain any.
  const itemId = code.toLowerCase();
  const [first, ...others] = lines.filter((line) => line.catalogItemId.toLowerCase() === itemId);
  if (!first) return { result: { kind: 'wrong', code }, ticks };
  const line = [first, ...others].find((candidate) => !isWholeLine(ticks, candidate));
  if (!line) return { result: { kind: 'surplus', line: first }, ticks };
  return { result: { kind: 'ticked', line }, ticks: tickOne(ticks, line) };
}
