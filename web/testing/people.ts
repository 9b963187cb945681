import type { ViewerFragment } from '../generated/graphql.js'

/** A signed-in person; give only what the test is about. */
export const makeUser = (some: Partial<ViewerFragment> = {}): ViewerFragment & { __typename: 'User' } => ({
  __typename: 'User',
  id: '3f1c1a52-7a3e-4c55-9a36-0c2f6a1f7d10',
  email: 'maria@example.com',
  firstName: 'Maria',
  lastName: 'Lopez',
  phone: '512-555-0144',
  userType: 'customer',
  rating: 0,
  ratingCount: 0,
  isActive: true,
  initialServiceZipCode: '78701',
  initialServiceType: 'junk_pickup',
  createdAt: '2026-01-02T10:00:00.000Z',
  ...some,
})

export const settings = {
  __typename: 'Settings' as const,
  supportPhone: '(512) 555-0100',
  legalLine: '© 2026 Haulbid LLC',
  serviceFeePercent: 5,
}
