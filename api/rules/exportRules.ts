/** The status of a data export, with the descriptions for the API manual. */
export const exportStatuses = {
  preparing: 'Being prepared; a mail follows',
  ready: 'Can be downloaded',
  expired: 'Is no longer kept',
  failed: 'Could not be made; ask again',
} as const
export type ExportStatus = keyof typeof exportStatuses
