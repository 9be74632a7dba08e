import { useFormContext } from 'react-hook-form';
import { SearchField } from '../ui/search-field.tsx';
import { pending } from './order-views.ts';

/** Whoever looks for an order doesn't know its state: not only those the list starts with count. */
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
