import { Box, Button, TextField } from '@mui/material';
import { useState, type SyntheticEvent } from 'react';
import { useListContext } from 'react-admin';
import { useNow } from '../ui/clock.ts';
import {
  isSearchType,
  listFilter,
  searchDefaults,
  searchErrors,
  searchOfFilter,
  searchTypes,
  tidySearch,
  type OrderSearch,
} from './order-search.ts';
import { useShopTimeZone } from '../ui/shop-time.ts';
import { OutcomeNote, type Outcome } from '../ui/outcome-note.tsx';
import { stateChoices } from './states.ts';

interface Props {
  initial: OrderSearch;
  busy: boolean;
  onSearch: (search: OrderSearch) => void;
}

const invalid: Outcome = {
  good: false,
  title: 'Form Validation Failed',
  text: 'Please check the fields for errors and try again.',
};

/** The search that the list around it answers. */
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

/** What to look for, in what, and between which days. */
function SearchForm({ initial, busy, onSearch }: Props) {
  const [search, setSearch] = useState(initial);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const errors = searchErrors(search);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setTouched(new Set(Object.keys(search)));
    const bad = Object.keys(errors).length > 0;
    setOutcome(bad ? { ...invalid } : null);
    if (!bad) onSearch(tidySearch(search));
  }

  const dateField = (name: 'startDate' | 'endDate', label: string) => (
    <TextField
      type="date"
      name={name}
      label={label}
      required
      value={search[name]}
      error={touched.has(name) && errors[name] !== undefined}
      helperText={touched.has(name) && errors[name]}
      onChange={({ target }) => setSearch({ ...search, [name]: target.value })}
      onBlur={() => setTouched(new Set([...touched, name]))}
      slotProps={{ inputLabel: { shrink: true, required: false } }}
    />
  );

  return (
    <Box
      component="form"
      role="search"
      aria-label="Search orders"
      noValidate
      onSubmit={submit}
      sx={{ mb: 2 }}
    >
      <OutcomeNote outcome={outcome} />
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
        <TextField
          select
          name="searchType"
          label="Searching In..."
          value={search.searchType}
          onChange={({ target }) =>
            isSearchType(target.value) && setSearch({ ...search, searchType: target.value })
          }
          slotProps={{
            select: { native: true, inputProps: { id: 'search-type' } },
            inputLabel: { htmlFor: 'search-type' },
          }}
        >
          {searchTypes.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </TextField>
        <TextField
          id="search-value"
          name="searchValue"
          label="Search for"
          value={search.searchValue}
          onChange={({ target }) => setSearch({ ...search, searchValue: target.value })}
          slotProps={{
            htmlInput: {
              maxLength: 254,
              autoComplete: 'off',
              list: search.searchType === 'OrderState' ? 'order-states' : undefined,
            },
          }}
        />
        {dateField('startDate', 'From date')}
        {dateField('endDate', 'To date')}
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
    </Box>
  );
}
