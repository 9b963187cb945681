import type { UserRow_UserFragment } from '../../features/accounts/admin/generated/users.js'
import type { ViewerFragment } from '../../features/accounts/generated/accounts.js'

export type User = ViewerFragment & {
  __typename: 'User'
  businessName: string | null
  business: (ViewerFragment['business'] & { __typename: 'WorksFor' }) | null
}
const MARIA_ID = '3f1c1a52-7a3e-4c55-9a36-0c2f6a1f7d10'

export type ListedUser = User & UserRow_UserFragment

/** A vendor works alone, as the owner. */
const atWork = ({ id, userType }: Partial<User>): Pick<User, 'role' | 'business'> =>
  userType === 'vendor'
    ? {
        role: 'owner',
        business: { __typename: 'WorksFor', id: id ?? MARIA_ID, name: 'Becker Hauling', hasPeople: false },
      }
    : { role: null, business: null }

/** Maria Lopez, a signed-in customer; pass only what the test is about. */
export const makeUser = (some: Partial<User> = {}): User => ({
  ...atWork(some),
  __typename: 'User',
  id: MARIA_ID,
  email: 'maria@example.com',
  firstName: 'Maria',
  lastName: 'Lopez',
  businessName: null,
  phone: '512-555-0144',
  userType: 'customer',
  rating: 0,
  ratingCount: 0,
  isActive: true,
  initialServiceZipCode: '78701',
  initialServiceType: 'junk_pickup',
  createdAt: '2026-01-02T10:00:00.000Z',
  emailConfirmedAt: '2026-01-02T10:01:00.000Z',
  version: 1,
  ...some,
})

/** The user with this number, as in an admin's list. */
export const makeListedUser = (number: number, some: Partial<ListedUser> = {}): ListedUser => ({
  ...makeUser({
    id: `ee${String(number).padStart(6, '0')}-0000-4000-8000-000000000000`,
    firstName: 'Person',
    lastName: String(number).padStart(2, '0'),
    email: `person${number}@example.com`,
  }),
  invitedAt: null,
  ...some,
})

export const admin = makeUser({
  id: 'ad000001-0000-4000-8000-000000000000',
  userType: 'admin',
  firstName: 'Ada',
  lastName: 'Okafor',
  email: 'ada@example.com',
})
