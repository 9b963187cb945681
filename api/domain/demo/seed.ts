import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Config } from '../../platform/config.js'
import type { Database } from '../../platform/database/database.js'
import { newId } from '../../platform/ids.js'
import type { ObjectStore } from '../../platform/objects/ObjectStore.js'
import { openStore } from '../../platform/objects/openStore.js'
import { zipsWithin } from '../../platform/places/zipPlaces.js'
import { bidDays, bidEnds } from '../../rules/bids/bidExpiry.js'
import { serviceTypes } from '../../rules/kinds.js'
import { noticeHours } from '../../rules/offers/offerRules.js'
import { revealsBy } from '../../rules/ratings/reveal.js'
import { timeZoneOfZip } from '../../rules/timeZoneOfZip.js'
import { hashPassword } from '../accounts/passwords.js'
import { User } from '../accounts/User.js'
import { Settings } from '../admin/Settings.js'
import { VendorApplication } from '../applications/VendorApplication.js'
import { Bid } from '../bids/Bid.js'
import { Business } from '../businesses/Business.js'
import { writeGuidance } from '../guidance/computeGuidance.js'
import { Job } from '../jobs/Job.js'
import { JobEvent } from '../jobs/JobEvent.js'
import { Message } from '../messages/Message.js'
import { Notice } from '../notices/Notice.js'
import { OfferRule } from '../offers/OfferRule.js'
import { Question } from '../questions/Question.js'
import { Rating } from '../ratings/Rating.js'
import { recount } from '../ratings/recount.js'
import { makeMonth } from '../statements/makeStatements.js'
import { SupportTicket } from '../support/SupportTicket.js'
import { DumpsterSize } from '../vendors/DumpsterSize.js'
import { ServiceArea } from '../vendors/ServiceArea.js'
import { VendorService } from '../vendors/VendorService.js'
import { moveVisits } from '../visits/moveJob.js'
import { Visit } from '../visits/Visit.js'
import { actingIn } from './actAs.js'
import {
  DEMO_PASSWORD,
  demoApplications,
  demoBusinesses,
  demoCircles,
  demoDocuments,
  demoJobs,
  demoMessages,
  demoOffers,
  demoQuestions,
  demoSizes,
  demoTicket,
  demoUsers,
  demoZips,
} from './demoData.js'
import { keepDocument, keepLogo, keepPhotos, keepVisitPhoto } from './keepFiles.js'
import { makeChanges } from './makeChanges.js'
import { makePayments, payStatements } from './makePayments.js'

type Users = Record<string, User>

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

const makeUsers = async (tx: EntityManager, now: Date): Promise<Users> => {
  const password = await hashPassword(DEMO_PASSWORD)
  const made = demoUsers.map(user =>
    tx.create(User, {
      ...user,
      username: user.email.split('@')[0]!,
      password,
      createdAt: new Date(now.getTime() - 90 * DAY_MS),
      emailConfirmedAt: new Date(now.getTime() - 90 * DAY_MS),
    }),
  )
  await tx.flush()
  return Object.fromEntries(made.map(user => [user.username, user]))
}

const makeVendors = (tx: EntityManager, users: Users, now: Date) => {
  for (const vendor of Object.values(users).filter(({ userType }) => userType === 'vendor')) {
    const circle = demoCircles.find(each => each.vendor === vendor.username)
    const around = circle ? (zipsWithin(circle.zipCode, circle.miles) ?? []).map(({ zip }) => zip) : []
    for (const zipCode of new Set([...demoZips, ...around]))
      tx.create(ServiceArea, { vendorId: vendor.id, zipCode } as never)
    for (const serviceType of Object.keys(serviceTypes) as (keyof typeof serviceTypes)[]) {
      tx.create(VendorService, { vendorId: vendor.id, serviceType, createdAt: now })
    }
  }
  // The vendor of the walk-through was asked for a business before.
  users.vendor!.businessAskedAt = now
  for (const [index, { vendor, ...size }] of demoSizes.entries()) {
    // Listed in this order.
    const createdAt = new Date(now.getTime() + index)
    tx.create(DumpsterSize, { ...size, vendorId: users[vendor]!.id, createdAt })
  }
}

const makeOfferRules = (tx: EntityManager, users: Users, now: Date) => {
  for (const [index, { vendor, ...rule }] of demoOffers.entries())
    tx.create(OfferRule, {
      ...rule,
      vendorId: users[vendor]!.id,
      zipCodes: [],
      debris: [],
      weekdays: [],
      noticeHours: noticeHours.default,
      standsDays: bidDays.default,
      createdAt: new Date(now.getTime() + index),
    })
}

const makeBusinesses = async (tx: EntityManager, users: Users, store: ObjectStore, now: Date) => {
  for (const { vendor, logo, paymentMethods, handles, ...business } of demoBusinesses) {
    const made = tx.create(Business, {
      ...business,
      vendorId: users[vendor]!.id,
      paymentMethods: [...paymentMethods],
      handles: [...handles],
      createdAt: now,
    })
    await tx.flush()
    if (logo) await keepLogo(tx, store, made, logo, now)
  }
}

const makeJob = async (tx: EntityManager, users: Users, demo: (typeof demoJobs)[number], now: Date) => {
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

/** The photos and scale tickets of the demo visits. */
const makeVisits = async (tx: EntityManager, store: ObjectStore, jobs: Job[]) => {
  for (const [index, { deliveryPhoto, ticket }] of demoJobs.entries()) {
    const kind = deliveryPhoto ? 'delivery' : ticket && 'pickup'
    if (!kind) continue
    const visit = await tx.findOneOrFail(Visit, { jobId: jobs[index]!.id, kind })
    const takenAt = visit.doneAt ?? new Date(visit.windowStart.getTime() + 20 * MINUTE_MS)
    if (deliveryPhoto) {
      await keepVisitPhoto(tx, store, visit, { name: deliveryPhoto, kind: 'after', takenAt })
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
      visit.ticketId = await keepVisitPhoto(tx, store, visit, {
        name: ticket.photo,
        kind: 'ticket',
        takenAt,
      })
      visit.tons = ticket.tons
    }
  }
}

/** Open jobs, with the notices that their vendors got, and everything that is waiting for an admin. */
const makeNotices = (tx: EntityManager, users: Users, jobs: Job[]) => {
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

const makeApplications = (tx: EntityManager, users: Users, now: Date) => {
  for (const { hours, ...application } of demoApplications) {
    const createdAt = new Date(now.getTime() - (hours * DAY_MS) / 24)
    const { id } = tx.create(VendorApplication, { ...application, createdAt, consentedAt: createdAt })
    const told = { eventId: id, kind: 'application_received' as const, data: { applicationId: id } }
    tx.create(Notice, { ...told, jobId: null, userId: users.admin!.id, createdAt })
  }
}

/** A message thread on the accepted order and an answered question about the completed one. */
const makeMessages = (tx: EntityManager, users: Users, jobs: Job[], now: Date) => {
  const hoursAgo = (hours: number) => new Date(now.getTime() - (hours * DAY_MS) / 24)
  const own = jobs.filter(({ customerId }) => customerId === users.customer!.id)
  const accepted = own.find(({ status }) => status === 'accepted')!
  for (const { from, to, content, hours, read } of demoMessages) {
    const sent = { jobId: accepted.id, senderId: users[from]!.id, receiverId: users[to]!.id, content }
    tx.create(Message, { ...sent, createdAt: hoursAgo(hours), readAt: read ? hoursAgo(hours - 1) : null })
    if (read) continue
    const told = { eventId: newId(), jobId: accepted.id, kind: 'message_received' as const }
    tx.create(Notice, { ...told, userId: sent.receiverId, createdAt: hoursAgo(hours) })
  }
  const open = own.find(({ status, type }) => status === 'pending' && type === 'junk_pickup')!
  for (const { vendor, question, answer, hours } of demoQuestions) {
    const asked = { jobId: open.id, vendorId: users[vendor]!.id, question, createdAt: hoursAgo(hours) }
    tx.create(Question, { ...asked, answer, answeredAt: answer === null ? null : hoursAgo(hours - 1) })
    const told = {
      eventId: newId(),
      jobId: open.id,
      kind: 'question_asked' as const,
      userId: open.customerId,
    }
    tx.create(Notice, {
      ...told,
      createdAt: hoursAgo(hours),
      readAt: answer === null ? null : hoursAgo(hours - 1),
    })
  }
  const orderNumber = own.find(({ status }) => status === 'completed')!.id
  const times = { createdAt: hoursAgo(400), updatedAt: hoursAgo(390) }
  tx.create(SupportTicket, { ...demoTicket, ...times, customerId: users.customer!.id, orderNumber })
}

/** The vendor gets document notices once a day and no mail about ratings. The customer sleeps late. */
const makePreferences = async (tx: EntityManager, { vendor, customer }: Users, now: Date) => {
  await tx.execute(
    `insert into notice_preferences (user_id, notice_group, channel, frequency, changed_at)
     values (?, 'documents', 'mail', 'daily', ?), (?, 'ratings', 'mail', 'off', ?)`,
    [vendor!.id, now, vendor!.id, now],
  )
  await tx.execute(
    `insert into quiet_hours (user_id, from_hour, to_hour, time_zone) values (?, 22, 9, 'America/Chicago')`,
    [customer!.id],
  )
}

const MONTHS = 3

/** Events from days ago are read already and aren't mailed. */
const QUIET = `
  with told as (update notices set read_at = created_at
    where kind in ('payment_marked', 'payment_confirmed') and created_at < ? returning id)
  delete from queued_tasks where task = 'noticeMail' and payload ->> 'noticeId' in (select id::text from told)`

/** Statements of the last months, as the task would have made them. */
const makeFeeStatements = async (tx: EntityManager, now: Date) => {
  // Books the fees of the completed jobs.
  await tx.execute('set constraints all immediate')
  for (let ago = MONTHS - 1; ago >= 0; ago--) {
    const second = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago, 2))
    await makeMonth(tx, second < now ? second : now)
  }
  // A payment counts once its entries are there, too.
  await tx.execute('set constraints all deferred')
}

/**
 * Creates demo accounts and enough data that no screen is empty. Runs once; a second call changes nothing. What people pay is
 * made by acts. Everything before it is stored as rows: weeks of requests, bids, visits, changes, and ratings would need
 * uploads, mails, and a clock for each.
 */
export async function seedDemo({ orm }: Database, config: Config, now: Date): Promise<void> {
  const store = openStore(config)
  await orm.em.fork().transactional(async tx => {
    const settings = await tx.findOneOrFail(Settings, { id: true }, { lockMode: LockMode.PESSIMISTIC_WRITE })
    // Never in a database that is in use: the demo passwords are printed in the README.
    if (settings.demoSeededAt || (await tx.count(User)) > 0) return
    settings.demoSeededAt = now
    settings.serviceFeePercent = '5.00'
    const users = await makeUsers(tx, now)
    makeVendors(tx, users, now)
    makeOfferRules(tx, users, now)
    await makeBusinesses(tx, users, store, now)
    makeApplications(tx, users, now)
    for (const { vendor, ...document } of demoDocuments)
      await keepDocument(tx, store, users[vendor]!.id, document, now)
    const jobs: Job[] = []
    for (const demo of demoJobs) {
      const job = await makeJob(tx, users, demo, now)
      jobs.push(job)
      await keepPhotos(tx, store, job, demo.photos, now)
    }
    await makeVisits(tx, store, jobs)
    await tx.flush()
    await makeChanges(tx, store, jobs, now)
    const actAs = actingIn(tx, config)
    await makePayments(actAs, new Map(Object.values(users).map(user => [user.id, user])), jobs)
    makeMessages(tx, users, jobs, now)
    makeNotices(tx, users, jobs)
    await tx.flush()
    await makePreferences(tx, users, now)
    await writeGuidance(tx, now)
    await makeFeeStatements(tx, now)
    await payStatements(tx, actAs, users.admin!)
    await tx.execute(QUIET, [new Date(now.getTime() - DAY_MS)])
    await recount(
      tx,
      { now },
      Object.values(users).map(({ id }) => id),
    )
  })
}
