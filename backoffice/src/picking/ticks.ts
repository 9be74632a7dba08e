import type { PickingLine } from './calls.ts';

/** The picked units by line, numbered from 0. */
export type Ticks = Readonly<Record<string, readonly number[]>>;

export function lineId({ catalogId, catalogItemId }: PickingLine): string {
  return `${catalogId}/${catalogItemId}`;
}

export function unitsTicked(ticks: Ticks, line: PickingLine): readonly number[] {
  return (ticks[lineId(line)] ?? []).filter((unit) => unit < line.quantity);
}

export function toggleUnit(ticks: Ticks, line: PickingLine, unit: number): Ticks {
  const units = unitsTicked(ticks, line);
  return withUnits(
    ticks,
    line,
    units.includes(unit) ? units.filter((other) => other !== unit) : [...units, unit],
  );
}

/** Ticks one more unit. A complete line stays unchanged. */
export function tickOne(ticks: Ticks, line: PickingLine): Ticks {
  const ticked = new Set(unitsTicked(ticks, line));
  const next = unitsOf(line).find((unit) => !ticked.has(unit));
  return next === undefined ? ticks : withUnits(ticks, line, [...ticked, next]);
}

/** Unticks the last ticked unit. */
export function untickOne(ticks: Ticks, line: PickingLine): Ticks {
  return withUnits(ticks, line, unitsTicked(ticks, line).slice(0, -1));
}

export function tickLine(ticks: Ticks, line: PickingLine, whole: boolean): Ticks {
  return withUnits(ticks, line, whole ? unitsOf(line) : []);
}

export function unitsOf({ quantity }: PickingLine): number[] {
  return Array.from({ length: quantity }, (_, unit) => unit);
}

/** Returns the number of ticked units and the total number of units. */
export function progressOf(lines: readonly PickingLine[], ticks: Ticks) {
  return {
    ticked: lines.reduce((sum, line) => sum + unitsTicked(ticks, line).length, 0),
    total: lines.reduce((sum, line) => sum + line.quantity, 0),
  };
}

export function isWholeLine(ticks: Ticks, line: PickingLine): boolean {
  return unitsTicked(ticks, line).length === line.quantity;
}

export function isComplete(lines: readonly PickingLine[], ticks: Ticks): boolean {
  return lines.length > 0 && lines.every((line) => isWholeLine(ticks, line));
}

function withUnits(ticks: Ticks, line: PickingLine, units: readonly number[]): Ticks {
  return { ...ticks, [lineId(line)]: units };
}
