import { expire } from '../../domain/deals/expire.js'
import { tellServed } from '../../domain/jobs/tellServed.js'
import { tellVendors } from '../../domain/jobs/tellVendors.js'
import { holdNotice } from '../../domain/notices/heldNotices.js'
import { makeOffers } from '../../domain/offers/makeOffers.js'
import { revealRatings } from '../../domain/ratings/reveal.js'
import { makeStatements } from '../../domain/statements/makeStatements.js'
import { documentExpiry } from '../../domain/vendors/documentExpiry.js'
import { remindOfVisits } from '../../domain/visits/remindOfVisits.js'
import { newId } from '../../platform/ids.js'
import { dumpsterRental, junkPickup, nextDay } from '../deals.js'
import type { Harness } from '../harness.js'
import { subscribedBrowser } from '../pushService.js'
import type { Policy } from '../security/policies.js'
import { application, newAccount, newUser } from '../security/setups.js'
import { taskWork } from '../taskWork.js'
import { KNOWN_CODE } from '../texts.js'
import { sendFile } from '../uploads.js'
import { PASSWORD, type TestUser } from '../users.js'
import type { Scene, Stage } from './scene.js'

export interface Act {
  by: (scene: Scene) => TestUser
  variables?: (scene: Scene) => object
  /** The status the job needs for the act to be possible; any if omitted. */
  stage?: Stage
  send?: Policy['send']
  /** Runs a task, instead of a mutation. */
  run?: (harness: Harness, scene: Scene) => Promise<void>
}

const customer = (scene: Scene) => scene.customer
const vendor = (scene: Scene) => scene.vendor
const rival = (scene: Scene) => scene.rival
const newcomer = (scene: Scene) => scene.newcomer
const admin = (scene: Scene) => scene.admin
const otherAdmin = (scene: Scene) => scene.otherAdmin
const thirdAdmin = (scene: Scene) => scene.thirdAdmin

const input = (of: (scene: Scene) => object) => (scene: Scene) => ({ input: of(scene) })
const job = ({ jobId }: Scene) => ({ jobId })
const change = ({ changeOrderId }: Scene) => ({ id: changeOrderId })
const charge = ({ chargeId }: Scene) => ({ chargeId, reason: 'Two days' })
const bid = ({ bidId }: Scene) => ({ bidId })
const ticket = ({ ticketId }: Scene) => ({ id: ticketId })
const suspension = ({ suspensionId }: Scene) => ({ id: suspensionId })
const task = ({ taskId }: Scene) => ({ id: taskId })

const proof = { currentPassword: PASSWORD }
const password = { password: 'haul it all', confirmPassword: 'haul it all' }

/** Past the date of every scene's jobs. */
const afterAllDates = () => new Date('2026-12-25T00:00:00Z')

/** Background tasks that change the same rows as people. */
export const tasks: Record<string, Act[]> = {
  documentExpiry: [
    {
      by: admin,
      run: ({ app }) =>
        documentExpiry({ ...app.context, clock: afterAllDates }, {}, taskWork('documentExpiry')),
    },
  ],
  remindOfVisits: [
    {
      by: admin,
      stage: 'accepted',
      run: ({ app }) =>
        remindOfVisits({ ...app.context, clock: afterAllDates }, {}, taskWork('remindOfVisits')),
    },
  ],
  expire: [
    {
      by: admin,
      stage: 'pending',
      run: ({ app }) => expire({ ...app.context, clock: afterAllDates }, {}, taskWork('expire')),
    },
  ],
  tellServed: [
    {
      by: admin,
      stage: 'pending',
      run: ({ app }) => tellServed(app.context, {}, taskWork('tellServed')),
    },
  ],
  makeOffers: [
    {
      by: admin,
      run: ({ app }, { rentalId: jobId }) => makeOffers(app.context, { jobId }, taskWork('makeOffers')),
    },
  ],
  tellVendors: [
    {
      by: admin,
      stage: 'pending',
      run: ({ app }, { jobId }) => tellVendors(app.context, { jobId }, taskWork('tellVendors')),
    },
  ],
  holdNotice: [
    {
      by: admin,
      run: ({ database }, { newcomer: { id: userId } }) =>
        holdNotice(database.pool, {
          noticeId: newId(),
          channel: 'mail',
          userId,
          group: 'new_jobs',
          dueAt: afterAllDates(),
        }),
    },
  ],
  makeStatements: [
    {
      by: admin,
      run: ({ app }) =>
        makeStatements({ ...app.context, clock: afterAllDates }, {}, taskWork('makeStatements')),
    },
  ],
  revealRatings: [
    {
      by: admin,
      stage: 'completed',
      run: ({ app }) =>
        revealRatings({ ...app.context, clock: afterAllDates }, {}, taskWork('revealRatings')),
    },
  ],
}

/** Every mutation on a scene, some as more than one user. A missing one fails the test. */
export const acts: Record<string, Act[]> = {
  // Accounts
  signUpCustomer: [{ by: customer, variables: input(newAccount) }],
  login: [
    { by: customer, variables: input(({ customer: { email } }) => ({ email, password: PASSWORD })) },
    { by: customer, variables: input(({ vendor: { email } }) => ({ email, password: PASSWORD })) },
  ],
  logout: [{ by: customer }],
  requestPasswordReset: [{ by: customer, variables: ({ customer: { email } }) => ({ email }) }],
  resetPassword: [
    { by: customer, variables: input(({ resetToken }) => ({ token: resetToken, ...password })) },
  ],
  acceptInvitation: [
    { by: customer, variables: input(({ invitationToken }) => ({ token: invitationToken, ...password })) },
  ],
  takeBackEmail: [{ by: customer, variables: input(({ takeBackToken }) => ({ token: takeBackToken })) }],
  confirmEmail: [{ by: customer, variables: input(({ confirmToken }) => ({ token: confirmToken })) }],
  sendEmailConfirmation: [{ by: newcomer }],
  updateAccount: [
    { by: customer, variables: input(({ customer: { email } }) => ({ ...newUser(), email })) },
    { by: vendor, variables: input(({ vendor: { email } }) => ({ ...newUser(), email })) },
  ],
  changePassword: [{ by: customer, variables: input(() => ({ ...proof, ...password })) }],
  signOutEverywhere: [{ by: customer }],
  closeAccount: [
    { by: customer, variables: input(() => proof) },
    { by: vendor, variables: input(() => proof) },
    { by: admin, variables: input(() => proof) },
    { by: newcomer, variables: input(() => proof) },
  ],
  setNoticeFrequency: [
    {
      by: customer,
      variables: input(() => ({ group: 'bids', channel: 'mail', frequency: 'daily' })),
    },
  ],
  setQuietHours: [
    {
      by: customer,
      variables: input(() => ({ isOn: true, from: 22, to: 7, timeZone: 'America/Chicago' })),
    },
  ],
  addPushSubscription: [{ by: customer, variables: input(() => subscribedBrowser().input) }],
  removePushSubscription: [{ by: customer, variables: ({ pushDeviceId }) => ({ id: pushDeviceId }) }],
  requestTextCode: [{ by: customer, variables: input(() => ({ phone: '(512) 555-0147', consent: true })) }],
  confirmTextCode: [{ by: customer, variables: input(() => ({ code: KNOWN_CODE })) }],
  stopTexts: [{ by: customer }],
  requestMyData: [{ by: customer }],
  createCalendarFeed: [{ by: vendor }],
  revokeCalendarFeed: [{ by: vendor }],
  createApiToken: [
    { by: customer, variables: input(() => ({ name: 'x', scope: 'read', expiresInDays: 30, ...proof })) },
  ],
  revokeApiToken: [{ by: customer, variables: ({ tokenId }) => ({ id: tokenId }) }],

  // Jobs
  requestJunkPickup: [
    {
      by: customer,
      variables: input(({ photoId }) => ({ ...junkPickup, images: [`/objects/${photoId}`] })),
    },
  ],
  requestDumpsterRental: [{ by: customer, variables: input(() => dumpsterRental) }],
  editJunkPickup: [
    {
      by: customer,
      variables: input(({ jobId, photoId }) => ({
        ...junkPickup,
        jobId,
        zipCode: '78701-1234',
        images: [`/objects/${photoId}`],
      })),
      stage: 'pending',
    },
  ],
  editDumpsterRental: [
    { by: customer, variables: input(({ rentalId }) => ({ ...dumpsterRental, jobId: rentalId })) },
  ],
  cancelJob: [
    { by: customer, variables: job, stage: 'accepted' },
    { by: admin, variables: job, stage: 'in_progress' },
  ],
  startJob: [{ by: vendor, variables: job, stage: 'accepted' }],
  completeJob: [{ by: vendor, variables: job, stage: 'in_progress' }],
  startVisit: [
    { by: vendor, variables: ({ visitId }) => ({ visitId, etaMinutes: 15 }), stage: 'accepted' },
    { by: admin, variables: ({ visitId }) => ({ visitId, etaMinutes: 30 }), stage: 'accepted' },
  ],
  undoStartVisit: [{ by: vendor, variables: ({ visitId }) => ({ visitId }), stage: 'onTheWay' }],
  disputeVisit: [
    { by: customer, variables: ({ visitId }) => ({ visitId, reason: 'I was there' }), stage: 'failed' },
  ],
  decideVisitDispute: [
    {
      by: admin,
      variables: ({ visitId }) => ({ visitId, stands: true, reason: 'The photo' }),
      stage: 'disputed',
    },
  ],
  arriveAtVisit: [{ by: vendor, variables: ({ visitId }) => ({ visitId }), stage: 'in_progress' }],
  completeVisit: [
    {
      by: vendor,
      variables: ({ visitId, paperId }) => ({ visitId, input: { photos: [`/objects/${paperId}`] } }),
      stage: 'in_progress',
    },
  ],
  failVisit: [
    {
      by: vendor,
      variables: ({ visitId }) => ({ visitId, input: { reason: 'unsafe' } }),
      stage: 'in_progress',
    },
  ],
  scheduleVisit: [
    {
      by: customer,
      variables: ({ jobId }) => ({ input: { jobId, kind: 'haul', ...nextDay } }),
      stage: 'failed',
    },
  ],
  proposeChangeOrder: [
    {
      by: vendor,
      variables: ({ jobId }) => ({ input: { jobId, kind: 'discount', amount: '5' } }),
      stage: 'in_progress',
    },
    {
      by: customer,
      variables: ({ jobId, visitId }) => ({ input: { jobId, kind: 'move_visit', visitId, ...nextDay } }),
      stage: 'accepted',
    },
    {
      by: vendor,
      variables: input(({ jobId, paperId }) => ({
        jobId,
        kind: 'extra',
        amount: '10',
        note: 'A piano',
        evidence: [`/objects/${paperId}`],
      })),
      stage: 'in_progress',
    },
  ],
  acceptChangeOrder: [{ by: customer, variables: change, stage: 'changed' }],
  declineChangeOrder: [{ by: customer, variables: change, stage: 'changed' }],
  withdrawChangeOrder: [{ by: vendor, variables: change, stage: 'changed' }],
  contestCharge: [{ by: customer, variables: charge, stage: 'in_progress' }],
  answerContest: [
    { by: vendor, variables: ({ chargeId }) => ({ chargeId, answer: 'Two days' }), stage: 'contested' },
  ],
  undoChargeDecision: [{ by: admin, variables: ({ chargeId }) => ({ chargeId }), stage: 'decided' }],
  upholdCharge: [{ by: admin, variables: charge, stage: 'contested' }],
  voidCharge: [{ by: vendor, variables: charge, stage: 'in_progress' }],
  markPaid: [
    { by: vendor, variables: ({ jobId }) => ({ jobId, method: 'check' }), stage: 'in_progress' },
    { by: vendor, variables: ({ jobId }) => ({ jobId, method: 'cash' }), stage: 'completed' },
  ],
  markPaidBack: [{ by: vendor, variables: ({ jobId }) => ({ jobId, method: 'check' }), stage: 'overpaid' }],
  confirmPayment: [{ by: customer, variables: job, stage: 'marked' }],
  denyPayment: [
    { by: customer, variables: ({ jobId }) => ({ jobId, reason: 'No check came' }), stage: 'marked' },
  ],
  waiveFee: [{ by: admin, variables: charge, stage: 'completed' }],
  recordStatementPayment: [
    {
      by: admin,
      variables: ({ statementId }) => ({ statementId, amount: '15', reference: 'Check 2' }),
    },
  ],
  reverseStatementPayment: [
    { by: admin, variables: ({ statementId }) => ({ statementId, reason: 'The check bounced' }) },
  ],
  findAnotherVendor: [
    { by: customer, variables: ({ jobId }) => ({ jobId, newDate: '2026-12-28' }), stage: 'calledOff' },
  ],
  reportNoShow: [
    { by: customer, variables: ({ jobId }) => ({ jobId, newDate: '2026-12-28' }), stage: 'missed' },
  ],
  releaseJob: [{ by: vendor, variables: job, stage: 'accepted' }],

  reopenJob: [
    { by: admin, variables: ({ jobId }) => ({ jobId, reason: 'Suspended' }), stage: 'accepted' },
    { by: otherAdmin, variables: ({ jobId }) => ({ jobId, reason: 'Suspended' }), stage: 'in_progress' },
  ],
  reassignJob: [
    {
      by: admin,
      variables: ({ rivalBidId }) => ({ bidId: rivalBidId, reason: 'Suspended' }),
      stage: 'accepted',
    },
  ],

  // Bids
  submitBid: [
    { by: newcomer, variables: input(({ jobId }) => ({ jobId, price: '99.50' })), stage: 'pending' },
  ],
  changeBid: [{ by: vendor, variables: input(({ bidId }) => ({ bidId, price: '98.50' })), stage: 'pending' }],
  confirmBid: [{ by: rival, variables: ({ rivalBidId }) => ({ bidId: rivalBidId }), stage: 'pending' }],
  withdrawBid: [
    { by: vendor, variables: bid, stage: 'pending' },
    { by: rival, variables: ({ rivalBidId }) => ({ bidId: rivalBidId }), stage: 'pending' },
  ],
  acceptBid: [
    { by: customer, variables: bid, stage: 'pending' },
    { by: customer, variables: ({ rivalBidId }) => ({ bidId: rivalBidId }), stage: 'pending' },
  ],
  declineBid: [{ by: customer, variables: bid, stage: 'pending' }],

  // Questions
  askQuestion: [
    {
      by: newcomer,
      variables: input(({ jobId }) => ({ jobId, question: 'How many stairs?' })),
      stage: 'pending',
    },
  ],
  answerQuestion: [
    { by: customer, variables: input(({ questionId }) => ({ questionId, answer: 'Two' })), stage: 'pending' },
  ],

  // Ratings, messages, support
  submitRating: [
    { by: customer, variables: input(({ jobId }) => ({ jobId, rating: 1 })), stage: 'completed' },
    { by: vendor, variables: input(({ jobId }) => ({ jobId, rating: 4 })), stage: 'completed' },
  ],
  replyToRating: [
    {
      by: vendor,
      variables: input(({ ratingId }) => ({ ratingId, reply: 'Thank you' })),
      stage: 'completed',
    },
  ],
  removeRating: [
    { by: admin, variables: input(({ ratingId }) => ({ ratingId, reason: 'insults' })), stage: 'completed' },
  ],
  removeBusinessName: [
    { by: admin, variables: input(({ vendor: { id: vendorId } }) => ({ vendorId, reason: 'insults' })) },
  ],
  removeBusinessLogo: [
    { by: otherAdmin, variables: input(({ vendor: { id: vendorId } }) => ({ vendorId, reason: 'obscene' })) },
  ],
  removeRatingReply: [
    {
      by: otherAdmin,
      variables: input(({ repliedId: ratingId }) => ({ ratingId, reason: 'off_topic' })),
      stage: 'completed',
    },
  ],
  sendMessage: [
    { by: customer, variables: input(({ jobId }) => ({ jobId, content: 'Hello' })), stage: 'accepted' },
    { by: vendor, variables: input(({ jobId }) => ({ jobId, content: 'Hello' })), stage: 'completed' },
  ],
  markMessagesRead: [{ by: customer, variables: job }],
  hideAddress: [{ by: customer, variables: ({ jobId }) => ({ jobId }) }],
  markNoticesRead: [
    { by: customer, variables: input(() => ({})) },
    { by: vendor, variables: input(() => ({})) },
  ],
  openSupportTicket: [
    { by: customer, variables: input(({ jobId }) => ({ orderNumber: jobId, issue: 'Nobody came' })) },
    {
      by: vendor,
      variables: input(({ jobId }) => ({ orderNumber: jobId, issue: 'Nobody was there' })),
      stage: 'accepted',
    },
  ],
  answerSupportTicket: [
    { by: admin, variables: input(({ ticketId }) => ({ id: ticketId, response: 'Sorry' })) },
  ],
  closeSupportTicket: [{ by: admin, variables: ticket }],
  reopenSupportTicket: [{ by: otherAdmin, variables: ticket }],

  // Vendors
  addServiceArea: [{ by: vendor, variables: () => ({ zipCode: '78702' }) }],
  addServiceAreas: [{ by: vendor, variables: () => ({ zipCodes: ['78702', '78703'] }) }],
  addServiceAreasAround: [{ by: vendor, variables: () => ({ zipCode: '78701', miles: 5 }) }],
  removeServiceAreas: [{ by: vendor, variables: () => ({ zipCodes: ['78701', '78702'] }) }],
  removeServiceArea: [{ by: vendor, variables: () => ({ zipCode: '78701' }) }],
  addVendorService: [{ by: vendor, variables: () => ({ serviceType: 'dumpster_rental' }) }],
  removeVendorService: [{ by: vendor, variables: () => ({ serviceType: 'junk_pickup' }) }],
  dismissBusinessPrompt: [{ by: vendor }],
  saveBusiness: [{ by: vendor, variables: input(() => ({ name: 'Becker Hauling', about: 'Two trucks' })) }],
  addDumpsterSize: [{ by: vendor, variables: input(() => ({ size: '10 yard', rentalSize: '10_yard' })) }],
  updateDumpsterSize: [
    {
      by: vendor,
      variables: input(({ sizeId }) => ({ id: sizeId, size: '12 yard', rentalSize: '15_yard' })),
    },
  ],
  removeDumpsterSize: [{ by: vendor, variables: ({ sizeId }) => ({ id: sizeId }) }],
  saveOfferRule: [
    { by: vendor, variables: input(() => ({ size: '20_yard', price: '380', mostPerDay: 1 })) },
    { by: vendor, variables: input(({ ruleId }) => ({ id: ruleId, size: '20_yard', price: '350' })) },
  ],
  deleteOfferRule: [{ by: vendor, variables: ({ ruleId }) => ({ id: ruleId }) }],
  turnOffersOffToday: [{ by: vendor, variables: () => ({ isOff: true }) }],
  offersOffToday: [{ by: vendor, variables: () => ({ isOff: true }) }],
  pauseOfferRule: [{ by: admin, variables: ({ ruleId }) => ({ id: ruleId, reason: 'Far too cheap' }) }],
  resumeOfferRule: [{ by: admin, variables: ({ ruleId }) => ({ id: ruleId }) }],
  saveVendorDocument: [
    {
      by: vendor,
      variables: input(scene => ({ documentType: 'drivers_license', filePath: scene.linkOf(scene.paperId) })),
    },
  ],

  // Uploads
  createUpload: [{ by: customer }],
  registerJobImage: [{ by: customer, variables: scene => ({ imageURL: scene.linkOf(scene.photoId) }) }],
  uploadFile: [{ by: vendor, send: sendFile }],

  // Admins
  applyAsVendor: [
    { by: customer, variables: input(() => application()) },
    {
      by: customer,
      variables: input(scene => ({ ...application(), email: `${scene.invitedId}@example.com` })),
    },
  ],
  inviteApplicant: [
    { by: admin, variables: ({ applicationId }) => ({ id: applicationId }) },
    { by: otherAdmin, variables: ({ applicationId }) => ({ id: applicationId, version: 1 }) },
  ],
  declineApplication: [
    { by: otherAdmin, variables: input(({ applicationId }) => ({ id: applicationId, reason: 'Too far' })) },
  ],
  createUser: [{ by: admin, variables: input(() => ({ ...newUser(), userType: 'vendor' })) }],
  updateUser: [
    { by: admin, variables: input(scene => ({ ...newUser(), id: scene.customer.id })) },
    {
      by: admin,
      variables: input(scene => ({ ...newUser(), id: scene.otherAdmin.id, email: scene.otherAdmin.email })),
    },
    {
      by: otherAdmin,
      variables: input(scene => ({ ...newUser(), id: scene.admin.id, email: scene.admin.email })),
    },
  ],
  setUserActive: [
    { by: admin, variables: scene => ({ userId: scene.customer.id, isActive: false }) },
    { by: admin, variables: scene => ({ userId: scene.vendor.id, isActive: false }) },
  ],
  setUsersActive: [
    {
      by: otherAdmin,
      variables: scene => ({
        userIds: [scene.vendor.id, scene.rival.id, scene.customer.id],
        isActive: false,
      }),
    },
  ],
  resendInvitation: [{ by: admin, variables: ({ invitedId }) => ({ userId: invitedId }) }],
  requestAdminSuspension: [
    { by: admin, variables: scene => ({ userId: scene.thirdAdmin.id, isActive: false }) },
  ],
  confirmAdminSuspension: [{ by: admin, variables: suspension }],
  withdrawAdminSuspension: [{ by: thirdAdmin, variables: suspension }],
  undoDocumentReview: [{ by: admin, variables: ({ decidedId }) => ({ id: decidedId }) }],
  reviewVendorDocument: [
    // A renewal replaces the document that it renews.
    {
      by: admin,
      variables: input(({ documentId }) => ({ id: documentId, approve: true, expiresOn: '2037-01-01' })),
    },
  ],
  retryTask: [{ by: admin, variables: task }],
  removeTask: [{ by: otherAdmin, variables: task }],
  updateSettings: [
    {
      by: admin,
      variables: input(() => ({
        serviceFeePercent: 1,
        documentsRequired: false,
        supportPhone: '(555) 010-0100',
      })),
    },
  ],
}
