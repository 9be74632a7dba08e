import { TextInput } from '../ui/inputs.tsx';
import { searchFieldId } from '../ui/list-shortcuts.tsx';
import { ListScreen } from '../ui/list-screen.tsx';
import { Notice } from '../ui/notice.tsx';
import { JobRows } from '../deadletters/job-rows.tsx';

/** Lists jobs that failed every attempt, until someone sends them again or deletes them. */
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
          label="Job, such as mail-confirmation"
          size="small"
          parse={(text: string) => text.trim()}
        />,
      ]}
      empty={
        <Notice title="No job was given up">
          What the shop does later, such as a mail or a refund, is tried for hours. What fails at
          every try is kept here, to be sent again once what was wrong is mended.
        </Notice>
      }
    >
      <JobRows />
    </ListScreen>
  );
}
