import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { Form, useListContext } from 'react-admin';
import { TextInput } from '../ui/inputs.tsx';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useNow } from '../ui/clock.ts';
import type { FormValues } from '../ui/form-values.ts';
import { NativeSelectInput } from '../ui/native-select-input.tsx';
import { OutcomeNote } from '../ui/outcome-note.tsx';
import { useShopTimeZone } from '../ui/shop-time.ts';
import {
  listFilter,
  readSearch,
  searchDefaults,
  searchErrors,
  searchOfFilter,
  searchTypes,
  normalizeSearch,
  type OrderSearch,
} from './order-search.ts';
import { stateChoices } from './states.ts';

interface Props {
  initial: OrderSearch;
  busy: boolean;
  onSearch: (search: OrderSearch) => void;
}

const invalid = {
  good: false,
  title: 'Form Validation Failed',
  text: 'Please check the fields for errors and try again.',
};

/** Edits the search of the surrounding list. */
export function OrderSearchForm() {
  const { filterValues, setFilters, isFetching = false } = useListContext();
  const now = useNow();
  const timeZone = useShopTimeZone();
  const search = searchOfFilter(filterValues, timeZone);
  return (
    <SearchForm
      key={`${JSON.stringify(search)} ${timeZone}`}
      initial={search ?? searchDefaults(now, timeZone)}
      busy={isFetching && search !== null}
      onSearch={(next) => setFilters(listFilter(next, timeZone))}
    />
  );
}

/** Asks what to look for, in which field, and between which days. */
function SearchForm({ initial, busy, onSearch }: Props) {
  const [start] = useState(initial);
  return (
    <Box role="search" aria-label="Search orders" sx={{ mb: 2 }}>
      <Form
        record={start}
        mode="onTouched"
        disableInvalidFormNotification
        noValidate
        validate={(values) => searchErrors(readSearch(values))}
        onSubmit={(values: FormValues) => onSearch(normalizeSearch(readSearch(values)))}
      >
        <SearchFields busy={busy} />
      </Form>
    </Box>
  );
}

const day = {
  type: 'date',
  required: true,
  helperText: false,
  slotProps: { inputLabel: { shrink: true } },
} as const;

function SearchFields({ busy }: Pick<Props, 'busy'>) {
  const { getFieldState, trigger } = useFormContext();
  const { isSubmitted, isSubmitSuccessful, submitCount } = useFormState();
  const offersStates = useWatch({ name: 'searchType' }) === 'OrderState';
  return (
    <>
      <OutcomeNote
        key={submitCount}
        outcome={isSubmitted && !isSubmitSuccessful ? invalid : null}
      />
      <Box
        sx={{
          display: 'grid',
          alignItems: 'start',
          gap: 1.5,
          gridTemplateColumns: {
            xs: '1fr 1fr',
            lg: '170px minmax(180px, 360px) 160px 160px auto 1fr',
          },
          '& > :nth-of-type(1), & > :nth-of-type(2)': { gridColumn: { xs: '1 / -1', lg: 'auto' } },
        }}
      >
        <NativeSelectInput source="searchType" choices={searchTypes} helperText={false} />
        <TextInput
          source="searchValue"
          helperText={false}
          slotProps={{
            htmlInput: {
              maxLength: 254,
              autoComplete: 'off',
              list: offersStates ? 'order-states' : undefined,
            },
          }}
        />
        <TextInput
          source="startDate"
          {...day}
          // The end date's validity depends on the start date.
          onChange={() => getFieldState('endDate').isTouched && trigger('endDate')}
        />
        <TextInput source="endDate" {...day} />
        <Button type="submit" variant="contained" loading={busy} sx={{ height: 37 }}>
          Search
        </Button>
      </Box>
      <datalist id="order-states">
        {stateChoices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
}
