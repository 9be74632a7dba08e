import { useMediaQuery, useTheme } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';

export interface Bars {
  labels: readonly string[];
  values: readonly number[];
  /** Formats a value for its bar's label. */
  format: (value: number) => string;
  /** Formats a value for the axis, which has little space. */
  formatShort: (value: number) => string;
  /** The minimum distance between ticks, such as one whole unit. */
  step: number;
  /** Draws horizontal bars, which leave space for long names. */
  lying?: boolean;
}

/** The maximum number of evenly spaced day names along the axis. */
const MAX_NAMES = { narrow: 3, wide: 9 };

/**
 * Draws bars in a single color. Hidden from screen readers, because the table below has the same
 * data.
 */
export default function Bars({
  labels,
  values,
  format,
  formatShort,
  step,
  lying: isHorizontal = false,
}: Bars) {
  const { palette, breakpoints } = useTheme();
  const limit = useMediaQuery(breakpoints.up('md')) ? MAX_NAMES.wide : MAX_NAMES.narrow;
  const every = isHorizontal ? 1 : Math.ceil(labels.length / limit);
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
      height={isHorizontal ? Math.max(120, 40 + labels.length * 30) : 260}
      layout={isHorizontal ? 'horizontal' : 'vertical'}
      // Leaves space for the last tick's label, half of which extends beyond the axis.
      margin={{ right: 24 }}
      colors={[palette.text.secondary]}
      series={[{ data: [...values], valueFormatter: (value) => format(value ?? 0) }]}
      {...(isHorizontal
        ? { yAxis: [{ ...names, width: 180 }], xAxis: [amounts] }
        : { xAxis: [names], yAxis: [{ ...amounts, width: 52 }] })}
      grid={isHorizontal ? { vertical: true } : { horizontal: true }}
    />
  );
}
