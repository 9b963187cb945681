import {
  ACCEPT_BID,
  ARRIVE_AT_VISIT,
  acceptedJob,
  ask,
  askToMove,
  bid,
  bookDays,
  bothRated,
  CONFIRM_PAYMENT,
  CONTEST_CHARGE,
  completedJob,
  DISPUTE_VISIT,
  dumpsterRental,
  editJunk,
  FAIL_VISIT,
  failBlocked,
  firstVisit,
  junkPickup,
  makeDue,
  makeJobDue,
  paidJob,
  postJunk,
  REPLY_TO_RATING,
  setOff,
  startJob,
  UPHOLD_CHARGE,
} from '../deals.js'
import { graphql } from '../generated/gql.js'
import {
  ADD_PUSH_SUBSCRIPTION,
  ADD_TEN_YARDS,
  CANCEL_JOB,
  CREATE_UPLOAD,
  CREATE_USER,
  OPEN_SUPPORT_TICKET,
  PAUSE_OFFER_RULE,
  SAVE_OFFER_RULE_ID,
  SAVE_VENDOR_DOCUMENT_ID,
  SEND_EMAIL_CONFIRMATION,
  UPDATE_ACCOUNT_ID,
} from '../operations.js'
import { subscribedBrowser } from '../pushService.js'
import { newStatement, RECORD_PAYMENT } from '../statements.js'
import { takeTexts } from '../texts.js'
import { PNG, photo } from '../uploads.js'
import { admin, customer, PASSWORD, type TestUser, vendor } from '../users.js'
import type { Setup } from './policies.js'
import type { World } from './world.js'

/** The data operations need: jobs, bids and documents of the customer and the vendor. */

export const some = (variables: Record<string, unknown>) => async (): Promise<Setup> => ({ variables })

export const pendingJob = async ({ people }: World) => ({ jobId: await postJunk(people.customer) })
export const takenJob = async ({ people }: World) => ({
  jobId: await acceptedJob(people.customer, people.vendor),
})
/** A job whose first visit can begin. */
export const dueJob = async (world: World) => {
  const { jobId } = await takenJob(world)
  await makeJobDue(world.harness, jobId)
  return { jobId }
}
export const startedJob = async (world: World) => {
  const { jobId } = await takenJob(world)
  await startJob(world.people.vendor, jobId)
  return { jobId }
}
/** The visit of a job that the vendor has, with the acts up to that state. */
export const visitOf = async (world: World, state: 'scheduled' | 'on_the_way' | 'arrived') => {
  const { jobId } = await takenJob(world)
  const { vendor } = world.people
  const visitId = await firstVisit(vendor, jobId)
  await makeDue(world.harness, visitId)
  if (state !== 'scheduled') await setOff(vendor, visitId, 30)
  if (state === 'arrived') await vendor.ask(ARRIVE_AT_VISIT, { visitId })
  return { visitId }
}
/** A charge at the bid's rates, contested or not. */
export const chargeOf = async (world: World, state: 'booked' | 'contested' = 'booked') => {
  const chargeId = await bookDays(world.harness, (await takenJob(world)).jobId)
  if (state === 'contested')
    await world.people.customer.ask(CONTEST_CHARGE, { chargeId, reason: 'Only one day' })
  return { chargeId }
}
/** A contested charge that the admin has let stand. */
export const decidedCharge = async (world: World) => {
  const { chargeId } = await chargeOf(world, 'contested')
  await world.people.admin.ask(UPHOLD_CHARGE, { chargeId, reason: 'Two days' })
  return { chargeId }
}
/** A job that its vendor has marked as paid. */
export const markedJob = async ({ people }: World) => ({
  jobId: await paidJob(people.customer, people.vendor),
})
/** A job whose customer has paid more than is owed. */
export const overpaidJob = async (world: World) => {
  const { jobId } = await markedJob(world)
  await world.people.customer.ask(CONFIRM_PAYMENT, { jobId })
  await world.people.admin.ask(CANCEL_JOB, { jobId })
  return { jobId }
}
/** A charge whose service fee is booked. */
export const billedCharge = async ({ harness, people }: World) => {
  const jobId = await completedJob(people.customer, people.vendor)
  await harness.database.pool.query('update jobs set service_fee_percent = 10 where id = $1', [jobId])
  return bookDays(harness, jobId)
}
export const statementOf = async ({ harness, people }: World) => ({
  statementId: await newStatement(harness, people.vendor.id),
})
export const paidStatement = async (world: World) => {
  const { statementId } = await statementOf(world)
  await world.people.admin.ask(RECORD_PAYMENT, { statementId, amount: '20', reference: 'Check 1' })
  return { statementId }
}
export const changeOf = async (world: World) => {
  const { jobId } = await takenJob(world)
  return { id: await askToMove(world.people.vendor, jobId) }
}
/** A job whose vendor should have come yesterday. */
export const missedJob = async (world: World) => {
  const { jobId } = await takenJob(world)
  await world.harness.database.pool.query(
    `update visits set window_start = $2::timestamptz - interval '1 day', window_end = $2::timestamptz - interval '22 hours'
     where job_id = $1`,
    [jobId, world.harness.clock.now],
  )
  return { jobId }
}
export const failedVisit = async (world: World) => {
  const { visitId } = await visitOf(world, 'arrived')
  await failBlocked(world.people.vendor, visitId)
  const { rows } = await world.harness.database.pool.query('select job_id from visits where id = $1', [
    visitId,
  ])
  return { visitId, jobId: rows[0].job_id as string }
}
export const disputedVisit = async (world: World) => {
  const { visitId } = await failedVisit(world)
  await world.people.customer.ask(DISPUTE_VISIT, { visitId, reason: 'I was there' })
  return { visitId }
}
/** A job whose vendor has called its visit off. */
export const calledOff = async (world: World) => {
  const { jobId } = await takenJob(world)
  const visitId = await firstVisit(world.people.vendor, jobId)
  await world.people.vendor.ask(FAIL_VISIT, { visitId, input: { reason: 'vendor_fault' } })
  return { jobId }
}
export const doneJob = async ({ people }: World) => ({
  jobId: await completedJob(people.customer, people.vendor),
})
/** The customer's rating of the vendor, after both have rated. */
export const revealedRating = async ({ people }: World) => ({
  ratingId: await bothRated(people.customer, people.vendor, { comment: 'Quick' }),
})
export const repliedRating = async (world: World) => {
  const { ratingId } = await revealedRating(world)
  await world.people.vendor.ask(REPLY_TO_RATING, { input: { ratingId, reply: 'Thank you' } })
  return { ratingId }
}
const SAVE_BUSINESS = graphql(`
  mutation SaveShownBusiness($input: SaveBusinessInput!) { saveBusiness(input: $input) { vendorId } }
`)
let businesses = 0
/**
 * A business with a name and a logo that an admin could remove. New ones each time, since removed ones can't
 * be used again.
 */
export const shownBusiness = async ({ people }: World) => {
  const input = { name: `Becker Hauling ${++businesses}`, logo: await photo(people.vendor) }
  return { vendorId: (await people.vendor.ask(SAVE_BUSINESS, { input })).saveBusiness.vendorId }
}
export const openBid = async (world: World) => {
  const { jobId } = await pendingJob(world)
  return { jobId, bidId: await bid(world.people.vendor, jobId) }
}

/** A bid whose request was edited afterwards. */
export const unconfirmedBid = async (world: World) => {
  const { jobId, bidId } = await openBid(world)
  return { bidId, version: await editJunk(world.people.customer, jobId, { description: 'Two couches' }) }
}

export const question = async (world: World) => {
  const { jobId } = await pendingJob(world)
  return { questionId: await ask(world.people.vendor, jobId) }
}

/** A bid on a job assigned to another vendor. */
export const lostBid = async ({ harness, people }: World): Promise<string> => {
  const jobId = await postJunk(people.customer)
  const lost = await bid(await vendor(harness), jobId)
  await people.customer.ask(ACCEPT_BID, { bidId: await bid(people.vendor, jobId) })
  return lost
}

/** The setup as the operation's variables, or put into its `input`. */
export const given = (make: (world: World) => Promise<Record<string, unknown>>) => async (world: World) => ({
  variables: await make(world),
})
export const asInput =
  (make: (world: World) => Promise<Record<string, unknown>>, more: Record<string, unknown> = {}) =>
  async (world: World) => ({ variables: { input: { ...(await make(world)), ...more } } })

export const somebody = ({ harness }: World): Promise<TestUser> => customer(harness)

/** A user whom the operation may lock out or delete without affecting later tests. */
export const expendable =
  (variables: (person: TestUser, world: World) => object | Promise<object>) =>
  async (world: World): Promise<Setup> => {
    const by = await somebody(world)
    return { by, variables: { ...(await variables(by, world)) } }
  }

/** The link mailed to a vendor who has not chosen a password yet; it signs in anybody who opens it. */
export const invitation = expendable(async (_, { harness, people }) => {
  const input = { ...newUser(), userType: 'vendor' as const }
  await people.admin.ask(CREATE_USER, { input })
  const mail = (await harness.mails()).find(text => text.includes(`To: ${input.email}`))
  const token = /invitation=([\w-]+)/.exec(mail!)![1]
  return { input: { token, password: 'haul it all', confirmPassword: 'haul it all' } }
})

/** The link sent to the old address of a changed email. */
export const changedEmail = asInput(async world => {
  const { harness } = world
  const person = await somebody(world)
  const input = {
    firstName: 'Dana',
    lastName: 'Reyes',
    phone: '(512) 555-0147',
    email: `new-${person.email}`,
    currentPassword: PASSWORD,
  }
  await person.ask(UPDATE_ACCOUNT_ID, {
    input,
  })
  const mail = (await harness.mails()).find(text => text.includes(`To: ${person.email}`))
  return { token: /takeback=([\w-]+)/.exec(mail!)![1] }
})

/** The link sent to the email of a new account. */
export const confirmation = asInput(async ({ harness }) => {
  const person = await customer(harness, { emailConfirmedAt: null })
  await person.ask(SEND_EMAIL_CONFIRMATION)
  const mail = (await harness.mails()).find(text => text.includes(`To: ${person.email}`))
  return { token: /confirm=([\w-]+)/.exec(mail!)![1] }
})

export const upload = async (by: TestUser): Promise<string> => {
  const { createUpload } = await by.ask(CREATE_UPLOAD)
  await fetch(createUpload.uploadURL, { method: 'PUT', body: new Uint8Array(PNG) })
  return createUpload.uploadURL
}

export const size = async ({ people }: World): Promise<{ id: string }> =>
  (await people.vendor.ask(ADD_TEN_YARDS)).addDumpsterSize

export const offerRule = async ({ people }: World): Promise<{ id: string }> =>
  (await people.vendor.ask(SAVE_OFFER_RULE_ID, { input: { size: '30_yard', price: '380' } })).saveOfferRule

export const pausedRule = async (world: World): Promise<{ id: string }> => {
  const { id } = await offerRule(world)
  await world.people.admin.ask(PAUSE_OFFER_RULE, { id, reason: 'Far too cheap' })
  return { id }
}

export const ticket = async (world: World): Promise<{ id: string }> => {
  const { jobId: orderNumber } = await pendingJob(world)
  const { openSupportTicket } = await world.people.customer.ask(OPEN_SUPPORT_TICKET, {
    input: { orderNumber, issue: 'Nobody came' },
  })
  return openSupportTicket
}

/** A document waiting for review; the previous one is refused to make room. */
export const paper = async (world: World): Promise<{ id: string }> => {
  const { database } = world.harness
  await database.pool.query("update vendor_documents set review_status = 'refused', review_reason = 'Old'")
  const { saveVendorDocument } = await world.people.vendor.ask(SAVE_VENDOR_DOCUMENT_ID, {
    input: {
      documentType: 'w9_form',
      fileName: 'w9.png',
      filePath: await upload(world.people.vendor),
    },
  })
  return saveVendorDocument
}

/** A document that an admin has just approved. */
export const decidedPaper = async (world: World): Promise<{ id: string }> => {
  const { id } = await paper(world)
  await world.people.admin.ask(
    'mutation ($input: ReviewVendorDocumentInput!) { reviewVendorDocument(input: $input) { id } }',
    { input: { id, approve: true } },
  )
  return { id }
}

export const apiToken = async ({ people }: World): Promise<{ id: string }> =>
  (
    await people.customer.ask(
      `mutation { createApiToken(input: { name: "x", scope: read, expiresInDays: 1, currentPassword: "${PASSWORD}" }) { apiToken { id } } }`,
    )
  ).createApiToken.apiToken

export const pushDevice = async ({ people }: World): Promise<{ id: string }> =>
  (await people.customer.ask(ADD_PUSH_SUBSCRIPTION, { input: subscribedBrowser().input })).addPushSubscription
    .pushDevices[0]!

/** A code that was texted to somebody. */
export const textedCode = async (world: World): Promise<Setup> => {
  const by = await somebody(world)
  const ASK = graphql(`
    mutation RequestTextCode($input: TextCodeRequestInput!) { requestTextCode(input: $input) { id } }
  `)
  await by.ask(ASK, { input: { phone: '+15125550199', consent: true } })
  const sent = (await takeTexts(world.harness)).filter(({ to }) => to === '+15125550199')
  return { by, variables: { input: { code: sent.at(-1)!.text.slice(0, 6) } } }
}

/** A suspension requested by one administrator, to be confirmed by a second. */
export const adminSuspension = async ({ harness }: World): Promise<{ id: string }> => {
  const userId = (await admin(harness)).id
  const ASK = graphql(`
    mutation RequestAdminSuspensionId($userId: UUID!) {
      requestAdminSuspension(userId: $userId, isActive: false) { id }
    }
  `)
  return (await (await admin(harness)).ask(ASK, { userId })).requestAdminSuspension
}

/** A queued task that was given up. */
export const failedTask = async ({ harness: { database } }: World): Promise<{ id: string }> => {
  const { rows } = await database.pool.query(
    "select id from graphile_worker.add_job('removeExpired', max_attempts => 1)",
  )
  await database.pool.query(
    "update graphile_worker._private_jobs set attempts = 1, last_error = 'Out of luck' where id = $1",
    [rows[0].id],
  )
  return { id: rows[0].id }
}

/** A user who has been invited and has not chosen a password. */
export const invited = async ({ harness }: World): Promise<{ userId: string }> => {
  const { createUser } = await (await admin(harness)).ask(CREATE_USER, {
    input: { ...newUser(), userType: 'vendor' },
  })
  return { userId: createUser.id }
}

let letters = 0
export const newUser = () => ({
  email: `new-${++letters}@example.com`,
  firstName: 'Nia',
  lastName: 'Okafor',
  phone: '(512) 555-0199',
})

export const application = () => ({
  ...newUser(),
  businessName: 'Becker Hauling',
  zipCode: '78704',
  services: ['junk_pickup' as const, 'dumpster_rental' as const],
  message: 'Two trucks, ten years.',
  agrees: true,
})

export const APPLY = graphql(`
  mutation ApplyAsVendorInTest($input: VendorApplicationInput!) { applyAsVendor(input: $input) }
`)

export const waitingApplication = async (world: World): Promise<{ id: string }> => {
  const input = application()
  await world.harness.visitor().ask(APPLY, { input })
  const { rows } = await world.harness.database.pool.query<{ id: string }>(
    'select id from vendor_applications where email = $1',
    [input.email],
  )
  return rows[0]!
}

export const newAccount = () => ({
  ...newUser(),
  password: 'haul it away',
  confirmPassword: 'haul it away',
  userType: 'customer',
  initialServiceZipCode: '78701',
  initialServiceType: 'junk_pickup',
})

export { dumpsterRental, junkPickup }
