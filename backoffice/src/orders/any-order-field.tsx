import { useFormContext } from 'react-hook-form';
import { SearchField } from '../ui/search-field.tsx';
import { pending } from './order-views.ts';

/** Searches orders in any state, because users often don't know the order's state. */
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
