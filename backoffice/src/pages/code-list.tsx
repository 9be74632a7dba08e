import { Typography } from '@mui/material';
import { ChoiceField } from '../ui/choice-field.tsx';
import { ListScreen } from '../ui/list-screen.tsx';
import { Notice } from '../ui/notice.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { CodeRows } from '../checkout/code-rows.tsx';
import { NewCode } from '../checkout/new-code.tsx';
import { PricesNav } from '../checkout/prices-nav.tsx';

const onOrOff = [
  { id: true, name: 'On' },
  { id: false, name: 'Off' },
] as const;

/** Lists the discount codes that customers can enter in their cart. */
export function CodeList() {
  return (
    <ListScreen
      title="Prices and codes"
      intro={<PricesNav />}
      sort={{ field: 'dateCreated', order: 'DESC' }}
      filters={[
        <SearchField key="q" label="Code" />,
        <ChoiceField key="active" source="active" label="Status" choices={onOrOff} />,
      ]}
      empty={
        <Notice title="No discount codes yet" action={<NewCode />}>
          Customers enter a code in their cart to get a percentage, an amount or shipping off. You
          set the items, dates and limits.
        </Notice>
      }
    >
      <NewCode />
      <Typography sx={{ my: 1 }}>
        Codes can't be edited. To change a code, turn it off and create another.
      </Typography>
      <CodeRows />
    </ListScreen>
  );
}
