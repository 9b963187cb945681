import { newId } from '../../platform/ids.js'
import { bidEnds } from '../../rules/bids/bidExpiry.js'
import { DAY_MS } from '../../rules/dates.js'
import { serviceTypes } from '../../rules/kinds.js'
import { revealsBy } from '../../rules/ratings/reveal.js'
import { timeZoneOfZip } from '../../rules/timeZoneOfZip.js'
import { Bid } from '../bids/Bid.js'
import type { DemoStory } from '../Demo.js'
import { Job } from '../jobs/Job.js'
import { JobEvent } from '../jobs/JobEvent.js'
import { Notice } from '../notices/Notice.js'
import { Rating } from '../ratings/Rating.js'
import { demoSizes } from '../vendors/vendorDemo.js'
import { moveVisits } from '../visits/moveJob.js'
import { Visit } from '../visits/Visit.js'
import { demoJobs } from './demoData.js'
import { keepPhotos, keepVisitPhoto } from './keepFiles.js'
import { makeChanges } from './makeChanges.js'
import { makePayments } from './makePayments.js'
import { makeSwaps } from './makeSwaps.js'

const MINUTE_MS = 60_000
const DELIVERY_MINUTES = 120

const makeJob = async ({ tx, now, users }: DemoStory, demo: (typeof demoJobs)[number]) => {
  const at = (days: number) => new Date(now.getTime() + days * DAY_MS)
  const customer = users[demo.customer]!
  const won = demo.bids.find(bid => bid.status === 'accepted')
  const vendor = won && users[won.vendor]!
  const job = tx.create(Job, {
    customerId: customer.id,
    vendorId: vendor?.id ?? null,
    finalPrice: won?.price ?? null,
    type: demo.type,
    status: demo.status,
    title: `${customer.firstName} ${customer.lastName} - ${serviceTypes[demo.type]}`,
    firstName: customer.firstName,
    lastName: customer.lastName,
    phone: customer.phone!,
    address: demo.address,
    zipCode: demo.zipCode,
    timeZone: timeZoneOfZip(demo.zipCode),
    createdAt: at(-demo.daysAgo),
    givenBackAt: demo.isGivenBack ? at(-demo.daysAgo + 1) : null,
    completedDate: demo.status === 'completed' ? at(-demo.daysAgo + 3) : null,
    ...demo.details(at),
  })
  await tx.flush()
  for (const [
    index,
    { vendor: name, price, message, status, days, requestChanges = [], ...terms },
  ] of demo.bids.entries()) {
    const createdAt = at(-demo.daysAgo + 0.1 + index / 20)
    const bid = tx.create(Bid, {
      jobId: job.id,
      vendorId: users[name]!.id,
      price,
      message,
      ...terms,
      status,
      requestChanges,
      unconfirmedSince: requestChanges.length > 0 ? at(-demo.daysAgo + 0.5) : null,
      createdAt,
      expiresAt: bidEnds(job, createdAt, days),
    })
    const about = { eventId: bid.id, jobId: job.id, data: { bidId: bid.id, price } }
    const readAt = status === 'pending' ? null : at(-demo.daysAgo + 0.5)
    tx.create(Notice, { ...about, kind: 'bid_received', userId: customer.id, createdAt, readAt })
    if (bid.unconfirmedSince)
      tx.create(Notice, {
        ...about,
        eventId: newId(),
        kind: 'request_edited',
        data: { ...about.data, changed: requestChanges },
        userId: bid.vendorId,
        createdAt: bid.unconfirmedSince,
      })
    if (status !== 'accepted' && status !== 'rejected') continue
    const kind = status === 'accepted' ? 'bid_accepted' : 'bid_rejected'
    const decidedAt = at(-demo.daysAgo + 0.5)
    tx.create(Notice, { ...about, kind, userId: bid.vendorId, createdAt: decidedAt, readAt: decidedAt })
  }
  for (const [index, { from, to, by }] of demo.history.entries()) {
    const createdAt = index === 0 ? job.createdAt : at(-demo.daysAgo + index * (to === 'completed' ? 1 : 0.5))
    tx.create(JobEvent, { jobId: job.id, actorId: users[by]!.id, fromStatus: from, toStatus: to, createdAt })
    if (vendor && from !== null) await moveVisits({ tx, now: createdAt }, job, to)
    await tx.flush()
  }
  for (const { by, of, rating, comment, reply = null } of demo.ratings) {
    const createdAt = at(-demo.daysAgo + 4)
    const revealsAt = demo.ratings.length === 2 ? createdAt : revealsBy(job.completedDate!)
    tx.create(Rating, {
      jobId: job.id,
      raterId: users[by]!.id,
      ratedId: users[of]!.id,
      rating,
      comment,
      createdAt,
      revealsAt,
      revealTold: revealsAt <= now,
      reply,
      repliedAt: reply === null ? null : at(-demo.daysAgo + 5),
    })
  }
  return job
}

/** Gives the demo's visits a time of day, photos, and scale tickets. */
const makeVisits = async (story: DemoStory) => {
  const { tx, now, jobs } = story
  for (const [index, { deliveredAt, deliveryPhoto, ticket }] of demoJobs.entries()) {
    const kind = deliveryPhoto || deliveredAt ? 'delivery' : ticket && 'pickup'
    if (!kind) continue
    const visit = await tx.findOneOrFail(Visit, { jobId: jobs[index]!.id, kind })
    if (deliveredAt) {
      const windowStart = deliveredAt(now)
      const windowEnd = new Date(windowStart.getTime() + DELIVERY_MINUTES * MINUTE_MS)
      Object.assign(visit, { windowStart, windowEnd })
    }
    const takenAt = visit.doneAt ?? new Date(visit.windowStart.getTime() + 20 * MINUTE_MS)
    if (deliveryPhoto) {
      await keepVisitPhoto(story, visit, { name: deliveryPhoto, kind: 'after', takenAt })
      Object.assign(visit, {
        status: 'done',
        onTheWayAt: new Date(visit.windowStart.getTime() - 30 * MINUTE_MS),
        eta: visit.windowStart,
        arrivedAt: visit.windowStart,
        doneAt: takenAt,
        unitLabel: 'No. 7',
      })
    }
    if (ticket) {
      visit.finishedByJob = false
      visit.ticketId = await keepVisitPhoto(story, visit, {
        name: ticket.photo,
        kind: 'ticket',
        takenAt,
      })
      visit.tons = ticket.tons
    }
  }
}

/** The notices that vendors got of open jobs. */
const makeNotices = ({ tx, users, jobs }: DemoStory) => {
  const open = jobs.filter(({ status }) => status === 'pending')
  for (const { id, type, zipCode, dumpsterSize, createdAt } of open) {
    const told = { eventId: id, jobId: id, kind: 'job_posted' as const, data: { type, zipCode }, createdAt }
    for (const [name, { id: userId, userType }] of Object.entries(users)) {
      const sizes = demoSizes.filter(({ vendor }) => vendor === name).map(({ rentalSize }) => rentalSize)
      const isTheirs = !dumpsterSize || sizes.length === 0 || sizes.includes(dumpsterSize)
      if (userType === 'vendor' && isTheirs) tx.create(Notice, { ...told, userId })
    }
  }
}

/** The jobs, with their bids, visits, changes, payments, swaps, and ratings. */
export const makeJobs = async (story: DemoStory): Promise<void> => {
  for (const demo of demoJobs) {
    const job = await makeJob(story, demo)
    story.jobs.push(job)
    await keepPhotos(story, job, demo.photos)
  }
  await makeVisits(story)
  await story.tx.flush()
  await makeChanges(story)
  await makePayments(story)
  await makeSwaps(story)
  makeNotices(story)
  await story.tx.flush()
}
