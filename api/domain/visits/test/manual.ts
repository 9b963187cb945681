/** The row of the table of limits in docs/api.md for each limit. */
export const limitRows = {
  visits: 'visits scheduled again',
  visitsPerJob: 'visits scheduled again',
}
