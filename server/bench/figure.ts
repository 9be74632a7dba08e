export interface Figure {
  label: string;
  value: string;
  /** The baseline, measured in the same run. */
  floor: string;
  bar: string;
  missed: boolean;
}

/** Formats all figures as a table. */
export function asTable(figures: readonly Figure[]): string {
  const head = { label: 'what', value: 'here', floor: 'floor', bar: 'bar', missed: false };
  const rows = [head, ...figures].map((figure, at) => [
    figure.label,
    figure.value,
    figure.floor,
    figure.bar,
    at === 0 ? '' : figure.missed ? 'MISSED' : figure.bar === '' ? '' : 'ok',
  ]);
  const widths = [0, 1, 2, 3, 4].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
