export const settings = {
  __typename: 'Settings' as const,
  supportPhone: '(512) 555-0100',
  legalLine: '© 2026 Haulbid LLC',
  serviceFeePercent: 5,
}
