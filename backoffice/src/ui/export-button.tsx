import Download from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import { saveFile } from '@spindle/sdk/save-file';
import { useMutation } from '@tanstack/react-query';
import {
  useDataProvider,
  useListContext,
  useNotify,
  type DataProvider,
  type FilterPayload,
  type SortPayload,
} from 'react-admin';

/** A data provider whose lists are files for spreadsheets, too. */
export interface FileProvider extends DataProvider {
  getFile(
    resource: string,
    list: { filter: FilterPayload; sort: SortPayload },
  ): Promise<{ file: Blob; name: string }>;
}

/** Saves all that the list around it finds, not only its page; `always` is what it finds only. */
export function ExportButton({ always }: { always?: FilterPayload | undefined }) {
  const { resource, filterValues, sort, total } = useListContext();
  const provider = useDataProvider<FileProvider>();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const filter = { ...filterValues, ...always };
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
      Export
    </Button>
  );
}
