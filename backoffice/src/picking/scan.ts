import { hasCode } from '@spindle/sdk/domain/picking/shelf';
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
  const [first, ...others] = lines.filter((line) => hasCode(line, scanned));
  if (!first) return { result: { kind: 'wrong', code: scanned.trim() }, ticks };
  const line = [first, ...others].find((candidate) => !isWholeLine(ticks, candidate));
  if (!line) return { result: { kind: 'surplus', line: first }, ticks };
  return { result: { kind: 'ticked', line }, ticks: tickOne(ticks, line) };
}
