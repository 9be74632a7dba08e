import { useMediaQuery, useTheme } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';

export interface Bars {
  labels: readonly string[];
  values: readonly number[];
  /** How a value is written beside its bar. */
  format: (value: number) => string;
  /** How it is written along the axis, where there is little room. */
  formatShort: (value: number) => string;
  /** What is never shown in parts: between two ticks there is at least as much. */
  step: number;
  /** Bars that lie, for names that are long. */
  lying?: boolean;
}

/** So many names of days fit along the axis, as far apart as one another. */
const MOST_NAMES = { narrow: 3, wide: 9 };

/** One hue; what it shows stands in the table behind it, so it is hidden from who does not see it. */
export default function Bars({ labels, values, format, formatShort, step, lying = false }: Bars) {
  const { palette, breakpoints } = useTheme();
  const most = useMediaQuery(breakpoints.up('md')) ? MOST_NAMES.wide : MOST_NAMES.narrow;
  const every = lying ? 1 : Math.ceil(labels.length / most);
  const names = {
    data: [...labels],
    scaleType: 'band' as const,
    tickInterval: (_: unknown, at: number) => at % every === 0,
  };
  const amounts = { valueFormatter: (value: number) => formatShort(value), tickMinStep: step };
  return (
    <BarChart
      aria-hidden
      skipAnimation
      hideLegend
      height={lying ? Math.max(120, 40 + labels.length * 30) : 260}
      layout={lying ? 'horizontal' : 'vertical'}
      // the last tick's label is as wide beyond the axis as before it
      margin={{ right: 24 }}
      colors={[palette.text.secondary]}
      series={[{ data: [...values], valueFormatter: (value) => format(value ?? 0) }]}
      {...(lying
        ? { yAxis: [{ ...names, width: 180 }], xAxis: [amounts] }
        : { xAxis: [names], yAxis: [{ ...amounts, width: 52 }] })}
      grid={lying ? { vertical: true } : { horizontal: true }}
    />
  );
}
