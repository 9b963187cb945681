import { isEnumType, isInputObjectType, isObjectType, isSpecifiedScalarType } from 'graphql'
import { buildHaulbidSchema } from './schema.js'

const schema = buildHaulbidSchema()
const types = Object.values(schema.getTypeMap()).filter(
  type =>
    !type.name.startsWith('__') &&
    !isSpecifiedScalarType(type) &&
    !/^(Query|Mutation|Subscription)$/.test(type.name),
)

test('describes every type, field, argument, and value', () => {
  const silent: string[] = []
  const hear = (name: string, description: string | null | undefined) => {
    if (!description || description.length < 3) silent.push(name)
  }
  for (const type of types) hear(type.name, type.description)
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue
    if (isEnumType(type))
      for (const value of type.getValues()) hear(`${type.name}.${value.name}`, value.description)
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields()))
        hear(`${type.name}.${field.name}`, field.description)
    if (!isObjectType(type)) continue
    for (const field of Object.values(type.getFields())) {
      hear(`${type.name}.${field.name}`, field.description)
      for (const arg of field.args) hear(`${type.name}.${field.name}(${arg.name})`, arg.description)
    }
  }
  expect(silent).toEqual([])
})

test('pages every long list', () => {
  const few = new Set([
    'Job.images',
    'Job.history',
    'Job.ratings',
    // At most twenty from one vendor, each with at most six photos.
    'Job.visits',
    'Visit.photos',
    // A hundred at most.
    'Job.charges',
    'Job.payments',
    'Job.ledger',
    // The first of each.
    'Query.statements',
    'Statement.lines',
    'Statement.payments',
    'FeeTotals.months',
    'Worklist.overdueStatements',
    'Job.changeOrders',
    // At most one of each kind.
    'Job.changeOrdersToDecide',
    'ChangeOrder.photos',
    // The first 200.
    'Query.vendorVisits',
    'Job.expiredDocuments',
    'VendorProfile.verifiedDocuments',
    'Query.documentsToReview',
    'User.documentsOnFile',
    'User.latestComments',
    'User.documents',
    'User.services',
    'User.areas',
    // At most one for each of them.
    'VendorProfile.paymentMethods',
    'VendorProfile.services',
    'VendorProfile.rentalSizes',
    'Business.paymentMethods',
    'Business.paymentHandles',
    'Job.paymentHandles',
    'Job.waysToPay',
    'Query.serviceAreas',
    'Query.vendorServices',
    'Query.dumpsterSizes',
    // Every kind of item.
    'Query.vendorItems',
    'Mutation.setVendorItem',
    'Query.offerRules',
    // An account may have 3,000 service areas.
    'OfferRule.zipCodes',
    'OfferRule.debris',
    'OfferRule.weekdays',
    'Mutation.turnOffersOffToday',
    'Mutation.offersOffToday',
    'OfferPreview.requests',
    'Query.haulRules',
    'HaulRule.zipCodes',
    'HaulRule.weekdays',
    // Eight.
    'HaulRule.eighthPrices',
    'HaulPreview.requests',
    'PreviewedPickup.parts',
    'Query.vendorDocuments',
    'Query.vendorEarnings',
    'Query.vendorEarnedMonths',
    'Query.apiTokens',
    'Query.adminSuspensions',
    'Query.failedTasks',
    'NoticePreferences.groups',
    // Ten at most.
    'NoticePreferences.pushDevices',
    'NoticeGroupPreference.choices',
    // Five of each.
    'Worklist.documents',
    'Worklist.tickets',
    'Worklist.tasks',
    'Worklist.unansweredJobs',
    'Worklist.strandedJobs',
    'Worklist.uncoveredJobs',
    'Worklist.overdueJobs',
    'Worklist.contestedJobs',
    'Worklist.deniedJobs',
    'Worklist.cardJobs',
    'Worklist.disputedJobs',
    'Worklist.unsettledJobs',
    'VendorAgenda.jobsToSettle',
    // Five at most.
    'Charge.answerPhotos',
    // One for each vendor who has or had the job.
    'Job.balances',
    'VendorAgenda.changeOrders',
    // At most as many as were named.
    'UsersActiveReport.changed',
    'UsersActiveReport.refused',
    'ServiceAreasReport.added',
    // Twelve at most.
    'VendorProfile.areas',
    'VendorApplication.services',
    // Five at most.
    'VendorApplication.others',
    'Worklist.applications',
    'ServiceAreasReport.refused',
    'Mutation.removeServiceAreas',
    // The ZIP codes within 60 miles bound the list.
    'AreasAround.cities',
    // One for each dumpster size.
    'Nearby.prices',
    'Nearby.loads',
    // Five at most.
    'Query.savedAddresses',
    'Mutation.hideAddress',
    'MarketOverview.days',
    'MarketOverview.previousDays',
    // Three ages of each.
    'OverdueMoney.vendors',
    'OverdueMoney.customers',
    'MarketOverview.services',
    // A hundred at most.
    'Query.marketAreas',
    'Query.extraLoadShare',
    // Five of each.
    'VendorAgenda.unconfirmedBids',
    'VendorAgenda.nextJobs',
    'VendorAgenda.unreadJobs',
    'VendorAgenda.openBids',
    'VendorAgenda.lostBids',
    // Above 300 at once, a message says `reload` instead.
    'Changes.jobs',
    'Changes.gone',
    'Changes.stale',
    'Changes.acts',
    // Four lists, each with a few arguments and orders.
    'Job.lists',
    'JobList.args',
    'JobList.orders',
    // Each field of a request once.
    'Bid.requestChanges',
    // Each kind once, in the job's own row.
    'Job.items',
    // A hundred at most.
    'Cards.needs',
    'Bid.items',
    // A load, stairs, and each kind once.
    'Bid.parts',
    // Seven days.
    'Query.boardWeek',
    // Fifty at most.
    'Query.people',
    'Board.people',
    // The visits of a day, as many as MOST_ON_BOARD.
    'Board.visits',
    // A hundred of each size at most, and as many days and jobs without one.
    'Query.units',
    'Mutation.setUnits',
    'Unit.endangers',
    'Query.stock',
    'Stock.days',
    'Stock.short',
    'Board.units',
    'Query.daysOff',
    // The vendors before and after.
    'AuditEvent.vendors',
  ])
  const lists = Object.values(schema.getTypeMap())
    .filter(type => isObjectType(type) && !/^__|(Connection)$/.test(type.name))
    .flatMap(type =>
      isObjectType(type)
        ? Object.values(type.getFields())
            .filter(({ type: field }) => String(field).startsWith('['))
            .map(field => `${type.name}.${field.name}`)
        : [],
    )
  expect(lists.filter(name => !few.has(name))).toEqual([])
})
