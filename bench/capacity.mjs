import { readResults } from './results.mjs'

/**
 * Computes the cost of a day of users from the figures that the other runs measured. The assumptions are ours and
 * stand only here: change them and run it again.
 */
const ASSUMED = {
  /** Requests of one person's visits in a day, by the bench operation that costs as much. */
  visit: { me: 2, availableJobs: 3, customerJobs: 2, job: 4, submitBid: 0.15, requestJunkPickup: 0.03 },
  /** The busiest hour's share of a day's requests, and the ratio of its busiest minute to its mean. */
  busiestHour: 0.15,
  busiestMinute: 2,
  /** How many minutes a page stays open, and the ratio of open pages at the peak to the day's mean. */
  minutesOpen: 8,
  screensAtPeak: 3,
  ordersPerPerson: 0.03,
  /** Commits per order that concern somebody's open screen. */
  changesPerOrder: 20,
  mailsPerOrder: 12,
  photosPerOrder: 3,
  /** The highest planned share of a processor. */
  busy: 0.5,
}

/**
 * Measured apart from the runs: `pg_total_relation_size` of the large database, and one photo of 12 megapixels through
 * `toWebp`.
 */
const MEASURED = { orderBytes: 2_400, photoBytes: 2_100_000, photoMs: 280 }

/** Dollars, rounded from the prices of large providers: only the order of magnitude counts. */
const PRICES = { coreHour: 0.04, diskGbMonth: 0.1, photoGbMonth: 0.023, mail: 0.0001 }

const STEPS = [10_000, 100_000, 300_000, 1_000_000]
const DAY_S = 86_400

const sum = numbers => numbers.reduce((total, each) => total + each, 0)

/** The processor time of one person's day, in milliseconds. */
const visitCost = ({ table }, side) =>
  sum(
    Object.entries(ASSUMED.visit).map(
      ([name, times]) => (times * table.operations[name].haulbid.cpuUs[side]) / 1000,
    ),
  )

const coresOfScreens = ({ live }, side, screens, changesPerSecond) => {
  const [slow] = live.rates
  const [fast] = live.rates.slice(-1)
  const perChange = (fast.cores[side] - slow.cores[side]) / (fast.perSecond - slow.perSecond)
  return (live.idle[side] * screens) / live.screens + perChange * changesPerSecond
}

const stepOf = (results, people) => {
  const { visit, busiestHour, busiestMinute, minutesOpen, screensAtPeak, busy, ...per } = ASSUMED
  const perPerson = sum(Object.values(visit))
  // People per second.
  const peak = (people * busiestHour * busiestMinute) / 3600
  const screens = ((people * minutesOpen) / (24 * 60)) * screensAtPeak
  const orders = people * per.ordersPerPerson
  const changes = ((orders * per.changesPerOrder) / DAY_S) * screensAtPeak
  const cores = side =>
    ((visitCost(results, side) / 1000) * peak + coresOfScreens(results, side, screens, changes)) / busy
  const photos = orders * per.photosPerOrder
  const photoCores = (((photos * MEASURED.photoMs) / 1000 / DAY_S) * screensAtPeak) / busy
  const server = cores('server') + photoCores
  const database = cores('database')
  const perYear = { disk: orders * MEASURED.orderBytes * 365, photos: photos * MEASURED.photoBytes * 365 }
  const month = {
    cores: Math.ceil(server + database) * 730 * PRICES.coreHour,
    // The amount at the end of a year, since everything is kept.
    stored: (perYear.disk / 1e9) * PRICES.diskGbMonth + (perYear.photos / 1e9) * PRICES.photoGbMonth,
    mails: orders * 30 * per.mailsPerOrder * PRICES.mail,
  }
  return {
    ...{
      people,
      requests: people * perPerson,
      peakPerSecond: perPerson * peak,
      orders,
      screens,
      changes,
      photos,
    },
    server,
    database,
    photoCores,
    perYear,
    mailsPerDay: orders * per.mailsPerOrder,
    screenBytes: screens * results.live.heapPerScreen,
    // Each server process has one thread and ten connections.
    connections: Math.ceil(server) * 10,
    perOrder: sum(Object.values(month)) / (orders * 30),
  }
}

/** Only computes, and measures nothing. */
export const runCapacity = () => {
  const results = readResults()
  const visitMs = { server: visitCost(results, 'server'), database: visitCost(results, 'database') }
  const perPerson = sum(Object.values(ASSUMED.visit))
  return { assumed: ASSUMED, perPerson, visitMs, steps: STEPS.map(people => stepOf(results, people)) }
}
