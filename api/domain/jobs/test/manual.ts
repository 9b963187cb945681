/** The row of the table of limits in docs/api.md for each limit. */
export const limitRows = {
  jobs: 'jobs',
  edits: 'edits of requests',
  openJobs: 'jobs',
}
