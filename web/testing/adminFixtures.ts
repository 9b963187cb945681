import type { UserRow_UserFragment } from '../generated/graphql.js'
import { makeUser, settings } from './people.js'

export const admin = makeUser({
  id: 'ad000001-0000-4000-8000-000000000000',
  userType: 'admin',
  firstName: 'Ada',
  lastName: 'Okafor',
  email: 'ada@example.com',
})

export const adminStats = (some: object = {}) => ({
  adminStats: {
    __typename: 'AdminStats',
    totalUsers: 25,
    activeVendors: 4,
    totalOrders: 1234,
    totalRevenue: '5120.5',
    pendingIssues: 2,
    ...some,
  },
})

const day = (index: number) => ({
  __typename: 'MarketDay' as const,
  date: new Date(Date.UTC(2026, 9, 22 + index)).toISOString().slice(0, 10),
  orders: index === 29 ? 3 : 0,
  revenue: index === 29 ? '149.50' : '0.00',
})

export const marketOverview = {
  marketOverview: {
    __typename: 'MarketOverview' as const,
    days: Array.from({ length: 30 }, (_, index) => day(index)),
    services: [
      {
        __typename: 'MarketService' as const,
        serviceType: 'dumpster_rental' as const,
        jobs: 4,
        shareWithBid: 0.75,
        medianMinutesToFirstBid: 90,
      },
      {
        __typename: 'MarketService' as const,
        serviceType: 'junk_pickup' as const,
        jobs: 0,
        shareWithBid: null,
        medianMinutesToFirstBid: null,
      },
    ],
  },
}

type Person = UserRow_UserFragment & { __typename: 'User' }

/** The numbered one of many people. */
export const makePerson = (number: number, some: Partial<Person> = {}): Person => {
  const { id: _, ...user } = makeUser({
    firstName: 'Person',
    lastName: String(number).padStart(2, '0'),
    email: `person${number}@example.com`,
  })
  return { ...user, id: `ee${String(number).padStart(6, '0')}-0000-4000-8000-000000000000`, ...some }
}

/** A list that the server keeps and turns the pages of, cursors being positions. */
export const pagesOf = <Row>(
  typename: string,
  rows: readonly Row[],
  first: number,
  after?: string | null,
) => {
  const from = after ? Number(after) : 0
  const nodes = rows.slice(from, from + first)
  const end = from + nodes.length
  return {
    __typename: `${typename}Connection`,
    nodes,
    totalCount: rows.length,
    pageInfo: {
      __typename: 'PageInfo',
      endCursor: nodes.length ? String(end) : null,
      hasNextPage: end < rows.length,
    },
  }
}

/** What every visit to the admin's view asks for. */
export const office = {
  AdminStats: adminStats(),
  MarketOverview: marketOverview,
  Users: { users: pagesOf('User', [], 10) },
  SystemSettings: { settings: { ...settings, documentsRequired: false } },
}
