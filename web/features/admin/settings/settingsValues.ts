import type { SystemSettingsQuery } from '../../../generated/graphql.js'

/** The settings as form values. */
export const settingsValues = ({
  serviceFeePercent,
  supportPhone,
  documentsRequired,
}: SystemSettingsQuery['settings']) => ({
  serviceFeePercent: String(serviceFeePercent),
  supportPhone: supportPhone ?? '',
  documentsRequired,
})
