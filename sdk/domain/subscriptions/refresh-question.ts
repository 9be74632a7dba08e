/** Question shown before the cached copies of a subscription's content are deleted. */
export const refreshQuestion = (title: string) => ({
  title: 'Refresh Subscription in CDN?',
  text: `This will refresh the subscription [ ${title} ] in the CDN. This process is costly.`,
});
