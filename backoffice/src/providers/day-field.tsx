import { TextField } from '@mui/material';
import { dayIn, plusDays } from '@spindle/sdk/domain/time/calendar';
import { startOfDay } from '@spindle/sdk/domain/time/shop-days';
import { useInput } from 'react-admin';
import { useShopTimeZone } from '../ui/shop-time.ts';
import { useTranslateText } from '../ui/use-translate-text.ts';

interface Props {
  source: string;
  label: string;
  /** Which time of day the filter uses, in the shop's time zone. */
  at: 'beginning' | 'end';
}

/** Filters by day. Both ends are inclusive. */
export function DayField({ source, label, at }: Props) {
  const { id, field } = useInput({ source, defaultValue: '' });
  const translate = useTranslateText();
  const timeZone = useShopTimeZone();
  const isMoment = typeof field.value === 'string' && field.value !== '';
  const day = isMoment ? dayIn(timeZone, new Date(field.value)) : '';
  const dateTimeOf = (typed: string) =>
    at === 'beginning'
      ? startOfDay(timeZone, typed)
      : new Date(startOfDay(timeZone, plusDays(typed, 1)).getTime() - 1);
  return (
    <TextField
      type="date"
      id={id}
      label={translate(label)}
      size="small"
      fullWidth
      value={day}
      onChange={({ target }) =>
        field.onChange(target.value && dateTimeOf(target.value).toISOString())
      }
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
