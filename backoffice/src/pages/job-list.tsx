import { TextInput } from '../ui/inputs.tsx';
import { searchFieldId } from '../ui/list-shortcuts.tsx';
import { ListScreen } from '../ui/list-screen.tsx';
import { Notice } from '../ui/notice.tsx';
import { JobRows } from '../deadletters/job-rows.tsx';

/** Lists jobs that failed every attempt, until someone retries or deletes them. */
export function JobList() {
  return (
    <ListScreen
      title="Jobs"
      sort={{ field: 'dateCreated', order: 'DESC' }}
      filters={[
        <TextInput
          key="job"
          source="job"
          id={searchFieldId}
          label="Job. Example: mail-confirmation"
          size="small"
          parse={(text: string) => text.trim()}
        />,
      ]}
      empty={
        <Notice title="No failed jobs">
          Background jobs, such as emails and refunds, are retried for hours. Jobs that fail every
          attempt appear here. Retry them once the problem is fixed.
        </Notice>
      }
    >
      <JobRows />
    </ListScreen>
  );
}
