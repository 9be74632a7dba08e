import { useFormContext } from 'react-hook-form';
import { SearchField } from '../ui/search-field.tsx';
import { pending } from './order-views.ts';

/** Searches orders in any state: a user who looks for one order doesn't know its state. */
export function AnyOrderField() {
  const { getValues, setValue } = useFormContext();
  return (
    <SearchField
      label="Order, name, email or tracking number"
      onChange={() => {
        if (getValues('orderState') === pending.orderState) setValue('orderState', '');
      }}
    />
  );
}
