import { overdueAges } from '@rules/admin/overdueAges.js'
import { pagesOf } from './connection.js'
import { makeVendor } from './makeVendor.js'
import { systemSettings } from './settings.js'

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

const marketOverview = {
  marketOverview: {
    __typename: 'MarketOverview' as const,
    days: Array.from({ length: 30 }, (_, index) => day(index)),
    previousDays: Array.from({ length: 30 }, (_, index) => day(index - 30)),
    services: [
      {
        __typename: 'MarketService' as const,
        serviceType: 'dumpster_rental' as const,
        jobs: 4,
        shareWithBid: 0.75,
        medianMinutesToFirstBid: 90,
        shareWithInstantBid: 0.25,
        shareIn5Minutes: 0.5,
        shareIn2Hours: 0.625,
        bidsPerRequest: 1.5,
        shareAccepted: 0.375,
      },
      {
        __typename: 'MarketService' as const,
        serviceType: 'junk_pickup' as const,
        jobs: 0,
        shareWithBid: null,
        medianMinutesToFirstBid: null,
        shareWithInstantBid: null,
        shareIn5Minutes: null,
        shareIn2Hours: null,
        bidsPerRequest: null,
        shareAccepted: null,
      },
    ],
  },
}

const area = (zipPrefix: string, some: object = {}) => ({
  __typename: 'MarketArea' as const,
  zipPrefix,
  serviceType: 'dumpster_rental' as const,
  requests: 8,
  shareIn5Minutes: 0.125,
  shareIn2Hours: 0.75,
  bidsPerRequest: 2.25,
  medianMinutesToFirstBid: 25,
  shareAccepted: 0.5,
  ...some,
})

const extraLoads = (some: object = {}) => ({
  __typename: 'ExtraLoadShare' as const,
  vendor: makeVendor(),
  declaredEighths: 4,
  jobs: 8,
  withExtra: 3,
  ...some,
})

const ages = (...counts: number[]) =>
  overdueAges.map((age, index) => ({
    __typename: 'OverdueAge' as const,
    ...age,
    count: counts[index] ?? 0,
    amount: `${(counts[index] ?? 0) * 10}.00`,
  }))

/** An empty worklist, plus the items of a test. */
export const makeWorklist = (some: object = {}) => ({
  worklist: {
    __typename: 'Worklist',
    documentCount: 0,
    documents: [],
    ticketCount: 0,
    tickets: [],
    taskCount: 0,
    tasks: [],
    applicationCount: 0,
    applications: [],
    ...{
      unansweredJobCount: 0,
      unansweredJobs: [],
      strandedJobCount: 0,
      strandedJobs: [],
      uncoveredJobCount: 0,
      uncoveredJobs: [],
      overdueJobCount: 0,
      overdueJobs: [],
      contestedJobCount: 0,
      contestedJobs: [],
      disputedJobCount: 0,
      disputedJobs: [],
      deniedJobCount: 0,
      cardJobCount: 0,
      cardJobs: [],
      deniedJobs: [],
      unsettledJobCount: 0,
      unsettledJobs: [],
      overdueStatementCount: 0,
      overdueStatements: [],
    },
    nextUnansweredAt: null,
    ...some,
  },
})

/** The responses to the queries of every visit to the admin's view. */
export const adminNetwork = {
  AdminStats: adminStats(),
  Worklist: makeWorklist(),
  MarketOverview: marketOverview,
  MarketAreas: ({ days }: { days: number }) => ({
    marketAreas:
      days === 30
        ? [
            area('787'),
            area('770', {
              serviceType: 'junk_pickup',
              requests: 1,
              shareIn5Minutes: 0,
              shareIn2Hours: 0,
              bidsPerRequest: 0,
              medianMinutesToFirstBid: null,
              shareAccepted: 0,
            }),
          ]
        : [],
  }),
  ExtraLoadShare: ({ days }: { days: number }) => ({
    extraLoadShare: days === 30 ? [extraLoads(), extraLoads({ declaredEighths: null, withExtra: 0 })] : [],
  }),
  OverdueMoney: {
    overdueMoney: { __typename: 'OverdueMoney', vendors: ages(1, 0, 2), customers: ages(0, 3) },
  },
  VendorOfferRules: { offerRules: [] },
  VendorHaulRules: { haulRules: [] },
  Users: { users: pagesOf('User', [], 10) },
  FeeStatements: { feeStatements: pagesOf('Statement', [], 10) },
  FeeTotals: {
    feeTotals: { __typename: 'FeeTotals', months: [], owed: '0.00', unbilled: '0.00', overdue: '0.00' },
  },
  SystemSettings: {
    settings: systemSettings,
  },
  FailedTasks: { failedTasks: [] },
  AdminSuspensions: { adminSuspensions: [] },
  JobsUnderWay: { jobsUnderWay: 0 },
}
