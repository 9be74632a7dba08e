import Download from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import { saveFile } from '@spindle/sdk/save-file';
import { useAction } from '@spindle/sdk/react/use-intent';
import {
  useDataProvider,
  useListContext,
  useNotify,
  type DataProvider,
  type FilterPayload,
  type SortPayload,
} from 'react-admin';
import { formatCount } from './format.ts';
import { useTranslateText } from './use-translate-text.ts';

/** A data provider that also returns lists as CSV files. */
export interface FileProvider extends DataProvider {
  getFile(
    resource: string,
    list: { filter: FilterPayload; sort: SortPayload },
  ): Promise<{ file: Blob; name: string }>;
}

/**
 * Exports the selected records of the surrounding list or, without a selection, all matches,
 * including those on other pages. `always` is the list's fixed filter.
 */
export function ExportButton({ always }: { always?: FilterPayload | undefined }) {
  const { resource, filterValues, selectedIds, sort, total } = useListContext();
  const provider = useDataProvider<FileProvider>();
  const notify = useNotify();
  const translate = useTranslateText();
  const { mutate, isPending } = useAction({
    networkMode: 'always',
    mutationFn: async () => {
      const filter = selectedIds.length > 0 ? { id: selectedIds } : { ...filterValues, ...always };
      const { file, name } = await provider.getFile(resource, { filter, sort });
      saveFile(file, name);
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  });
  return (
    <Button
      size="small"
      startIcon={<Download />}
      loading={isPending}
      loadingPosition="start"
      disabled={!total}
      onClick={() => mutate()}
    >
      {selectedIds.length > 0
        ? translate('Export %{count}', { count: formatCount(selectedIds.length) })
        : translate('Export')}
    </Button>
  );
}
