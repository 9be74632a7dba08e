import { Pagination, useListContext } from 'react-admin';

/** The pages of the list around it; none while there is nothing to leaf through. */
export function Pages({ sizes }: { sizes: number[] }) {
  const { data } = useListContext();
  if (data === undefined) return null;
  return <Pagination rowsPerPageOptions={sizes} />;
}
