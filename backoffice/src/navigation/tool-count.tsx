import { Box } from '@mui/material';
import { COUNTED_UP_TO } from '@spindle/sdk/domain/backoffice/list-limits';
import { formatCount } from '../ui/format.ts';
import { type Summary, useSummary } from './summary.ts';
import type { Tool } from './tools.ts';
import { useTranslateText } from '../ui/use-translate-text.ts';

/**
 * Shows a tool's number of records. The space is reserved while the number loads, and stays empty
 * if loading fails.
 */
export function ToolCount({ tool }: { tool: Tool }) {
  const summary = useSummary();
  const translate = useTranslateText();
  return (
    <Box sx={{ minWidth: 64, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
      {summary && countOf(tool, summary)}
      {summary && tool.waiting && ` ${translate(tool.waiting.label)}`}
    </Box>
  );
}

function countOf({ waiting, records }: Tool, summary: Summary): string | null {
  if (waiting) return formatCount(summary[waiting.of]);
  if (!records) return null;
  const count = summary.records[records];
  return count < COUNTED_UP_TO ? formatCount(count) : `${formatCount(COUNTED_UP_TO - 1)}+`;
}
