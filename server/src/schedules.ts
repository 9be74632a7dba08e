import { pruneAuditJob, sealAuditJob } from './audit/jobs.ts';
import { pruneBulksJob, resumeBulksJob } from './bulk/jobs.ts';
import { checkCheckoutsJob, pruneCheckoutsJob, pruneQuotesJob } from './checkout/jobs.ts';
import { copyBalanceJob } from './accounting/jobs.ts';
import { finishCodesJob } from './checkout/discounts/jobs.ts';
import { compareAllRolesJob } from './community/jobs.ts';
import { cleanDownloadsJob, repairEntitlementsJob } from './entitlements/jobs.ts';
import { pruneEventsJob } from './events/jobs.ts';
import { deleteEndedJob, resealSecretsJob } from './identity/jobs.ts';
import { pruneImportsJob, resumeImportsJob } from './imports/jobs.ts';
import { sumDaysJob } from './insights/jobs.ts';
import { foldMovementsJob } from './inventory/jobs.ts';
import { issueMissingJob } from './invoices/jobs.ts';
import { cleanImagesJob } from './media/jobs.ts';
import { pruneNoticesJob, notifyWaitingJob } from './notices/jobs.ts';
import { dropUnopenedJob } from './partslist/jobs.ts';
import { pruneProviderEventsJob } from './payments/jobs.ts';
import { deleteAccountsJob, pruneExportsJob } from './personal-data/jobs.ts';
import { resumeRefundsJob } from './orders/refunds/jobs.ts';
import { pruneQueriesJob, indexStaleJob } from './search/jobs.ts';
import { checkParcelsJob, checkVoidsJob, finishLabelsJob } from './shipping/jobs.ts';
import { pruneWindowChangesJob } from './read-cache/jobs.ts';
import { checkSubscriptionsJob, pruneSubscriptionPagesJob } from './subscriptions/jobs.ts';
import { cleanReleasesJob } from './subscriptions/licensed-content/jobs.ts';
import { pruneDeliveriesJob, resealWebhookSecretsJob } from './webhooks/jobs.ts';
import { pruneSecurityEventsJob } from './security/jobs.ts';
import type { Schedule } from './jobs/schedule.ts';

/** Scheduled jobs. Each run happens in only one worker process. */
export const schedules: Schedule[] = [
  { job: checkCheckoutsJob, cron: '* * * * *' },
  { job: checkParcelsJob, cron: '*/15 * * * *' },
  { job: checkSubscriptionsJob, cron: '* * * * *' },
  { job: checkVoidsJob, cron: '* * * * *' },
  { job: cleanDownloadsJob, cron: '41 */6 * * *' },
  { job: cleanImagesJob, cron: '23 */6 * * *' },
  { job: cleanReleasesJob, cron: '53 */6 * * *' },
  { job: compareAllRolesJob, cron: '*/10 * * * *' },
  { job: copyBalanceJob, cron: '*/10 * * * *' },
  { job: deleteAccountsJob, cron: '*/10 * * * *' },
  { job: deleteEndedJob, cron: '17 * * * *' },
  { job: dropUnopenedJob, cron: '31 3 * * *' },
  { job: finishCodesJob, cron: '* * * * *' },
  { job: finishLabelsJob, cron: '* * * * *' },
  { job: foldMovementsJob, cron: '3 4 * * *' },
  { job: pruneSubscriptionPagesJob, cron: '51 3 * * *' },
  { job: pruneBulksJob, cron: '37 3 * * *' },
  { job: pruneCheckoutsJob, cron: '47 3 * * *' },
  { job: pruneExportsJob, cron: '27 * * * *' },
  { job: pruneImportsJob, cron: '33 3 * * *' },
  { job: pruneNoticesJob, cron: '43 3 * * *' },
  { job: pruneProviderEventsJob, cron: '23 3 * * *' },
  { job: pruneQueriesJob, cron: '29 3 * * *' },
  { job: pruneQuotesJob, cron: '43 * * * *' },
  { job: pruneWindowChangesJob, cron: '11 * * * *' },
  { job: repairEntitlementsJob, cron: '9 4 * * *' },
  { job: indexStaleJob, cron: '* * * * *' },
  { job: issueMissingJob, cron: '7 * * * *' },
  { job: pruneAuditJob, cron: '11 3 * * *' },
  { job: pruneDeliveriesJob, cron: '13 2 * * *' },
  { job: pruneEventsJob, cron: '19 2 * * *' },
  { job: pruneSecurityEventsJob, cron: '29 2 * * *' },
  { job: resealSecretsJob, cron: '47 * * * *' },
  { job: resealWebhookSecretsJob, cron: '49 * * * *' },
  { job: resumeBulksJob, cron: '* * * * *' },
  { job: resumeImportsJob, cron: '* * * * *' },
  { job: resumeRefundsJob, cron: '*/5 * * * *' },
  { job: sealAuditJob, cron: '* * * * *' },
  { job: sumDaysJob, cron: '* * * * *' },
  { job: notifyWaitingJob, cron: '* * * * *' },
];
