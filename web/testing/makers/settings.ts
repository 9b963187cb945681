export const settings = {
  __typename: 'Settings' as const,
  supportPhone: '(512) 555-0100',
  supportEmail: 'support@haulbid.example',
  legalLine: '© 2026 Haulbid LLC',
  serviceFeePercent: 5,
  cancellationPercent: 25,
  cancellationCap: '75.00',
  takesCards: false,
}

/** All of them, as an admin edits them. */
export const systemSettings = {
  ...settings,
  documentsRequired: false,
  visitPhotosRequired: true,
  timeZone: 'America/Chicago',
  version: 1,
}
