import { passwordLink } from '../../domain/accounts/passwordLink.js'
import { nextDay, postRental } from '../deals.js'
import { subscribedBrowser } from '../pushService.js'
import { sendFile } from '../uploads.js'
import { admin, PASSWORD } from '../users.js'
import { ADMIN, ANYBODY, CUSTOMERS, type Policy, SIGNED_IN, VENDORS } from './policies.js'
import {
  adminSuspension,
  apiToken,
  application,
  asInput,
  billedCharge,
  calledOff,
  changedEmail,
  changeOf,
  chargeOf,
  confirmation,
  decidedCharge,
  decidedPaper,
  disputedVisit,
  doneJob,
  dueJob,
  dumpsterRental,
  expendable,
  failedTask,
  failedVisit,
  given,
  invitation,
  invited,
  junkPickup,
  lostBid,
  markedJob,
  missedJob,
  newAccount,
  newUser,
  offerRule,
  openBid,
  overpaidJob,
  paidStatement,
  paper,
  pausedRule,
  pendingJob,
  pushDevice,
  question,
  repliedRating,
  revealedRating,
  shownBusiness,
  size,
  some,
  somebody,
  startedJob,
  statementOf,
  takenJob,
  textedCode,
  ticket,
  unconfirmedBid,
  upload,
  visitOf,
  waitingApplication,
} from './setups.js'
import type { World } from './world.js'

const bidId = given(async world => ({ bidId: (await openBid(world)).bidId }))
const jobId = async (world: Parameters<typeof takenJob>[0]) => ({ jobId: (await takenJob(world)).jobId })

let zip = 10_000
const addedArea = async ({ people }: World): Promise<string> => {
  const zipCode = String(++zip)
  await people.vendor.answer('mutation ($zipCode: String!) { addServiceArea(zipCode: $zipCode) { id } }', {
    zipCode,
  })
  return zipCode
}

/** Every mutation and who may use it. A missing one fails the test: add it here before merging. */
export const mutations: Record<string, Policy> = {
  // Accounts
  signUpCustomer: { may: ANYBODY, setup: expendable(() => ({ input: newAccount() })) },
  login: {
    may: ANYBODY,
    setup: expendable(({ email }) => ({ input: { email, password: PASSWORD } })),
  },
  logout: { may: ANYBODY, setup: expendable(() => ({})) },
  requestPasswordReset: { may: ANYBODY, setup: some({ email: 'nobody@example.com' }) },
  // Anybody with the mailed link may use it: see sessions.test.ts.
  resetPassword: {
    may: ANYBODY,
    setup: async world => {
      const { id } = await somebody(world)
      const { context: app } = world.harness.app
      const em = app.database.orm.em.fork()
      const link = await passwordLink({ now: app.clock(), app }, em, id, 'reset')
      const token = new URL(link).searchParams.get('reset')
      return { variables: { input: { token, password: 'haul it all', confirmPassword: 'haul it all' } } }
    },
  },
  // Same here: see api/domain/accounts/acceptInvitation.test.ts.
  acceptInvitation: { may: ANYBODY, setup: invitation },
  // Same here: see api/domain/accounts/takeBackEmail.test.ts.
  takeBackEmail: { may: ANYBODY, setup: changedEmail },
  // Same here: see api/domain/accounts/confirmEmail.test.ts.
  confirmEmail: { may: ANYBODY, setup: confirmation },
  sendEmailConfirmation: { may: SIGNED_IN, browserOnly: true, setup: expendable(() => ({})) },
  updateAccount: {
    may: SIGNED_IN,
    browserOnly: true,
    setup: expendable(({ email }) => ({ input: { ...newUser(), email } })),
  },
  changePassword: {
    may: SIGNED_IN,
    browserOnly: true,
    setup: expendable(() => ({
      input: { currentPassword: PASSWORD, password: 'haul it all', confirmPassword: 'haul it all' },
    })),
  },
  signOutEverywhere: { may: SIGNED_IN, browserOnly: true, setup: expendable(() => ({})) },
  closeAccount: {
    may: SIGNED_IN,
    browserOnly: true,
    setup: expendable(() => ({ input: { currentPassword: PASSWORD } })),
  },
  setNoticeFrequency: {
    may: SIGNED_IN,
    setup: some({ input: { group: 'bids', channel: 'mail', frequency: 'daily' } }),
  },
  setQuietHours: {
    may: SIGNED_IN,
    setup: some({ input: { isOn: true, from: 22, to: 7, timeZone: 'America/Chicago' } }),
  },
  requestMyData: { may: SIGNED_IN, browserOnly: true, setup: expendable(() => ({})) },
  createCalendarFeed: { may: VENDORS, browserOnly: true },
  revokeCalendarFeed: { may: VENDORS, browserOnly: true },
  createApiToken: {
    may: SIGNED_IN,
    browserOnly: true,
    setup: some({
      input: { name: 'Dispatch', scope: 'read', expiresInDays: 30, currentPassword: PASSWORD },
    }),
  },
  revokeApiToken: { may: ['customer'], browserOnly: true, setup: given(apiToken) },
  addPushSubscription: {
    may: SIGNED_IN,
    browserOnly: true,
    setup: expendable(() => ({ input: subscribedBrowser().input })),
  },
  requestTextCode: {
    may: SIGNED_IN,
    browserOnly: true,
    setup: expendable(() => ({ input: { phone: '(512) 555-0147', consent: true } })),
  },
  // Only the account that requested the code may use it: api/domain/notices/texts.test.ts.
  confirmTextCode: { may: SIGNED_IN, browserOnly: true, setup: textedCode },
  stopTexts: { may: SIGNED_IN, setup: expendable(() => ({})) },
  removePushSubscription: { may: ['customer'], setup: given(pushDevice) },

  // Jobs
  requestJunkPickup: { may: CUSTOMERS, setup: some({ input: junkPickup }) },
  requestDumpsterRental: { may: CUSTOMERS, setup: some({ input: dumpsterRental }) },
  editJunkPickup: { may: ['customer'], setup: asInput(pendingJob, junkPickup) },
  editDumpsterRental: {
    may: ['customer'],
    setup: asInput(async ({ people }) => ({ jobId: await postRental(people.customer) }), dumpsterRental),
  },
  cancelJob: { may: ['customer', 'admin'], setup: given(pendingJob) },
  startJob: { may: ['vendor'], setup: given(dueJob) },
  completeJob: { may: ['vendor'], setup: given(startedJob) },
  releaseJob: { may: ['vendor'], setup: given(takenJob) },
  startVisit: {
    may: ['vendor', 'admin'],
    setup: given(async world => ({ ...(await visitOf(world, 'scheduled')), etaMinutes: 30 })),
  },
  undoStartVisit: { may: ['vendor', 'admin'], setup: given(world => visitOf(world, 'on_the_way')) },
  disputeVisit: {
    may: ['customer'],
    setup: given(async world => ({ visitId: (await failedVisit(world)).visitId, reason: 'I was there' })),
  },
  decideVisitDispute: {
    may: ['admin'],
    setup: given(async world => ({
      ...(await disputedVisit(world)),
      stands: true,
      reason: 'The photo shows it',
    })),
  },
  arriveAtVisit: { may: ['vendor', 'admin'], setup: given(world => visitOf(world, 'on_the_way')) },
  // Admins upload nothing, and only a pickup needs no photo.
  completeVisit: {
    may: ['vendor', 'admin'],
    setup: given(async world => {
      const { visitId } = await visitOf(world, 'arrived')
      await world.harness.database.pool.query("update visits set kind = 'pickup' where id = $1", [visitId])
      return { visitId, input: {} }
    }),
  },
  failVisit: {
    may: ['vendor', 'admin'],
    setup: given(async world => ({ ...(await visitOf(world, 'arrived')), input: { reason: 'unsafe' } })),
  },
  scheduleVisit: {
    may: ['customer', 'vendor', 'admin'],
    setup: given(async world => ({
      input: { jobId: (await failedVisit(world)).jobId, kind: 'haul', ...nextDay },
    })),
  },
  findAnotherVendor: {
    may: ['customer'],
    setup: given(async world => ({ ...(await calledOff(world)), newDate: '2026-12-28' })),
  },
  reportNoShow: {
    may: ['customer'],
    setup: given(async world => ({ ...(await missedJob(world)), newDate: '2026-12-28' })),
  },
  proposeChangeOrder: {
    may: ['vendor'],
    setup: given(async world => ({
      input: { jobId: (await takenJob(world)).jobId, kind: 'discount', amount: '5' },
    })),
  },
  acceptChangeOrder: { may: ['customer'], setup: given(changeOf) },
  declineChangeOrder: { may: ['customer'], setup: given(changeOf) },
  withdrawChangeOrder: { may: ['vendor'], setup: given(changeOf) },
  contestCharge: {
    may: ['customer'],
    setup: given(async world => ({ ...(await chargeOf(world)), reason: 'Only one day' })),
  },
  answerContest: {
    may: ['vendor'],
    setup: given(async world => ({ ...(await chargeOf(world, 'contested')), answer: 'Two days' })),
  },
  undoChargeDecision: { may: ADMIN, setup: given(decidedCharge) },
  upholdCharge: {
    may: ['admin'],
    setup: given(async world => ({ ...(await chargeOf(world, 'contested')), reason: 'Two days' })),
  },
  voidCharge: {
    may: ['vendor', 'admin'],
    setup: given(async world => ({ ...(await chargeOf(world)), reason: 'My fault' })),
  },
  markPaid: {
    may: ['vendor'],
    setup: given(async world => ({ ...(await takenJob(world)), method: 'check' })),
  },
  markPaidBack: {
    may: ['vendor'],
    setup: given(async world => ({ ...(await overpaidJob(world)), method: 'check' })),
  },
  confirmPayment: { may: ['customer'], setup: given(markedJob) },
  denyPayment: {
    may: ['customer'],
    setup: given(async world => ({ ...(await markedJob(world)), reason: 'No check came' })),
  },
  waiveFee: {
    may: ADMIN,
    setup: given(async world => ({ chargeId: await billedCharge(world), reason: 'Their first job' })),
  },
  recordStatementPayment: {
    may: ADMIN,
    setup: given(async world => ({ ...(await statementOf(world)), amount: '20', reference: 'Check 7' })),
  },
  reverseStatementPayment: {
    may: ADMIN,
    setup: given(async world => ({ ...(await paidStatement(world)), reason: 'The check bounced' })),
  },
  reopenJob: {
    may: ADMIN,
    setup: given(async world => ({ ...(await jobId(world)), reason: 'The vendor is suspended' })),
  },
  reassignJob: {
    may: ADMIN,
    setup: given(async world => ({ bidId: await lostBid(world), reason: 'The vendor is suspended' })),
  },

  // Bids
  submitBid: {
    may: ['vendor'],
    setup: asInput(pendingJob, { price: '99.50' }),
    // The reason is in docs/product.md, The marketplace. The viewer must already know the job's random id.
    refusedAs: { otherVendor: 'CONFLICT' },
  },
  changeBid: {
    may: ['vendor'],
    setup: asInput(async world => ({ bidId: (await openBid(world)).bidId }), { price: '98.50' }),
  },
  confirmBid: { may: ['vendor'], setup: given(unconfirmedBid) },
  withdrawBid: { may: ['vendor'], setup: bidId },
  acceptBid: { may: ['customer'], setup: bidId },
  declineBid: { may: ['customer'], setup: bidId },

  // Questions
  askQuestion: {
    may: ['vendor'],
    setup: asInput(pendingJob, { question: 'How many stairs?' }),
    refusedAs: { otherVendor: 'CONFLICT' },
  },
  answerQuestion: { may: ['customer'], setup: asInput(question, { answer: 'Two' }) },

  // Ratings, messages, support
  submitRating: { may: ['customer', 'vendor'], setup: asInput(doneJob, { rating: 1 }) },
  replyToRating: { may: ['vendor'], setup: asInput(revealedRating, { reply: 'Thank you' }) },
  removeRating: { may: ADMIN, setup: asInput(revealedRating, { reason: 'insults' }) },
  removeRatingReply: { may: ADMIN, setup: asInput(repliedRating, { reason: 'off_topic' }) },
  sendMessage: { may: ['customer', 'vendor'], setup: asInput(takenJob, { content: 'Hello' }) },
  markMessagesRead: { may: ['customer', 'vendor'], setup: given(jobId) },
  hideAddress: { may: ['customer'], setup: given(jobId) },
  markNoticesRead: { may: SIGNED_IN, setup: some({ input: {} }) },
  openSupportTicket: {
    may: ['customer', 'vendor'],
    setup: asInput(async world => ({ orderNumber: (await takenJob(world)).jobId }), {
      issue: 'Nobody came',
    }),
  },
  answerSupportTicket: { may: ADMIN, setup: asInput(ticket, { response: 'Sorry' }) },
  closeSupportTicket: { may: ADMIN, setup: given(ticket) },
  reopenSupportTicket: { may: ADMIN, setup: given(ticket) },

  // Applicants
  applyAsVendor: { may: ANYBODY, setup: async () => ({ variables: { input: application() } }) },
  inviteApplicant: { may: ADMIN, setup: given(waitingApplication) },
  declineApplication: { may: ADMIN, setup: asInput(waitingApplication, { reason: 'Too far away' }) },

  // Vendors
  addServiceArea: { may: VENDORS, setup: async () => ({ variables: { zipCode: String(++zip) } }) },
  addServiceAreas: { may: VENDORS, setup: async () => ({ variables: { zipCodes: [String(++zip)] } }) },
  addServiceAreasAround: { may: VENDORS, setup: some({ zipCode: '78704', miles: 5 }) },
  removeServiceArea: { may: ['vendor'], setup: given(async world => ({ zipCode: await addedArea(world) })) },
  removeServiceAreas: { may: VENDORS, setup: given(async world => ({ zipCodes: [await addedArea(world)] })) },
  addVendorService: { may: VENDORS, setup: some({ serviceType: 'junk_pickup' }) },
  removeVendorService: { may: VENDORS, setup: some({ serviceType: 'dumpster_rental' }) },
  addDumpsterSize: { may: VENDORS, setup: some({ input: { size: '10 yard', rentalSize: '10_yard' } }) },
  updateDumpsterSize: { may: ['vendor'], setup: asInput(size, { size: '12 yard' }) },
  removeDumpsterSize: { may: ['vendor'], setup: given(size) },
  saveOfferRule: { may: VENDORS, setup: some({ input: { size: '10_yard', price: '380' } }) },
  deleteOfferRule: { may: ['vendor'], setup: given(offerRule) },
  turnOffersOffToday: { may: VENDORS, setup: some({ isOff: true }) },
  offersOffToday: { may: VENDORS, setup: some({ isOff: true }) },
  pauseOfferRule: {
    may: ADMIN,
    setup: given(async world => ({ ...(await offerRule(world)), reason: 'Far too cheap' })),
  },
  resumeOfferRule: { may: ADMIN, setup: given(pausedRule) },
  dismissBusinessPrompt: { may: VENDORS },
  saveBusiness: { may: VENDORS, setup: some({ input: { name: 'Becker Hauling' } }) },
  saveVendorDocument: {
    may: ['vendor'],
    setup: async world => ({
      variables: {
        input: {
          documentType: 'drivers_license',
          fileName: 'license.png',
          filePath: await upload(world.people.vendor),
        },
      },
    }),
  },

  // Uploads
  createUpload: { may: SIGNED_IN },
  registerJobImage: {
    may: ['customer'],
    setup: given(async world => ({ imageURL: await upload(world.people.customer) })),
  },
  uploadFile: { may: SIGNED_IN, send: sendFile },

  // Admins
  createUser: {
    may: ADMIN,
    setup: async () => ({ variables: { input: { ...newUser(), userType: 'admin' } } }),
  },
  updateUser: {
    may: ADMIN,
    setup: async ({ people }) => ({ variables: { input: { ...newUser(), id: people.otherCustomer.id } } }),
  },
  setUserActive: {
    may: ADMIN,
    setup: async world => {
      const { id } = await somebody(world)
      return { variables: { userId: id, isActive: false } }
    },
  },
  setUsersActive: {
    may: ADMIN,
    setup: given(async world => ({ userIds: [(await somebody(world)).id], isActive: false })),
  },
  resendInvitation: { may: ADMIN, setup: given(invited) },
  requestAdminSuspension: {
    may: ADMIN,
    browserOnly: true,
    setup: async ({ harness }) => ({
      variables: { userId: (await admin(harness)).id, isActive: false },
    }),
  },
  confirmAdminSuspension: { may: ADMIN, browserOnly: true, setup: given(adminSuspension) },
  withdrawAdminSuspension: { may: ADMIN, browserOnly: true, setup: given(adminSuspension) },
  removeBusinessName: { may: ADMIN, setup: asInput(shownBusiness, { reason: 'insults' }) },
  removeBusinessLogo: { may: ADMIN, setup: asInput(shownBusiness, { reason: 'obscene' }) },
  reviewVendorDocument: { may: ADMIN, setup: asInput(paper, { approve: true }) },
  undoDocumentReview: { may: ADMIN, setup: given(decidedPaper) },
  retryTask: { may: ADMIN, setup: given(failedTask) },
  removeTask: { may: ADMIN, setup: given(failedTask) },
  updateSettings: {
    may: ADMIN,
    setup: some({
      input: { serviceFeePercent: 1, documentsRequired: false, supportPhone: '(555) 010-0100' },
    }),
  },
}
