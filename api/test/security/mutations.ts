import { passwordLink } from '../../domain/accounts/passwordLink.js'
import { admin, PASSWORD } from '../people.js'
import {
  adminSuspension,
  apiToken,
  asInput,
  changedEmail,
  doneJob,
  dumpsterRental,
  expendable,
  failedTask,
  given,
  junkPickup,
  lostBid,
  newAccount,
  newPerson,
  openBid,
  paper,
  pendingJob,
  size,
  some,
  somebody,
  startedJob,
  takenJob,
  ticket,
  upload,
} from './grounds.js'
import {
  ADMIN,
  ANYBODY,
  CUSTOMERS,
  CUSTOMERS_AND_VENDORS,
  type Policy,
  SIGNED_IN,
  VENDORS,
} from './policies.js'
import { sendFile } from './sendFile.js'

const bidId = given(async world => ({ bidId: (await openBid(world)).bidId }))
const jobId = async (world: Parameters<typeof takenJob>[0]) => ({ jobId: (await takenJob(world)).jobId })

let zip = 10_000

/** Every mutation and who may. One that is not here fails the test: say who may before it is merged. */
export const mutations: Record<string, Policy> = {
  // Accounts
  signUpCustomer: { may: ANYBODY, ground: expendable(() => ({ input: newAccount() })) },
  login: {
    may: ANYBODY,
    ground: expendable(({ email }) => ({ input: { email, password: PASSWORD } })),
  },
  logout: { may: ANYBODY, ground: expendable(() => ({})) },
  requestPasswordReset: { may: ANYBODY, ground: some({ email: 'nobody@example.com' }) },
  // Whoever holds the mailed link may: see sessions.test.ts.
  resetPassword: {
    may: ANYBODY,
    ground: async world => {
      const { id } = await somebody(world)
      const { house } = world.harness.app
      const em = house.database.orm.em.fork()
      const link = await passwordLink({ now: house.clock(), house }, em, id, 'reset')
      const token = new URL(link).searchParams.get('reset')
      return { variables: { input: { token, password: 'haul it all', confirmPassword: 'haul it all' } } }
    },
  },
  // Likewise: see api/domain/accounts/takeBackEmail.test.ts.
  takeBackEmail: { may: ANYBODY, ground: changedEmail },
  updateAccount: {
    may: SIGNED_IN,
    browserOnly: true,
    ground: expendable(({ email }) => ({ input: { ...newPerson(), email } })),
  },
  changePassword: {
    may: SIGNED_IN,
    browserOnly: true,
    ground: expendable(() => ({
      input: { currentPassword: PASSWORD, password: 'haul it all', confirmPassword: 'haul it all' },
    })),
  },
  signOutEverywhere: { may: SIGNED_IN, browserOnly: true, ground: expendable(() => ({})) },
  closeAccount: {
    may: SIGNED_IN,
    browserOnly: true,
    ground: expendable(() => ({ input: { currentPassword: PASSWORD } })),
  },
  requestMyData: { may: SIGNED_IN, browserOnly: true, ground: expendable(() => ({})) },
  createApiToken: {
    may: SIGNED_IN,
    browserOnly: true,
    ground: some({
      input: { name: 'Dispatch', scope: 'read', expiresInDays: 30, currentPassword: PASSWORD },
    }),
  },
  revokeApiToken: { may: ['customer'], browserOnly: true, ground: given(apiToken) },

  // Jobs
  requestJunkPickup: { may: CUSTOMERS, ground: some({ input: junkPickup }) },
  requestDumpsterRental: { may: CUSTOMERS, ground: some({ input: dumpsterRental }) },
  cancelJob: { may: ['customer', 'admin'], ground: given(pendingJob) },
  startJob: { may: ['vendor'], ground: given(takenJob) },
  completeJob: { may: ['vendor'], ground: given(startedJob) },
  releaseJob: { may: ['vendor'], ground: given(takenJob) },
  reopenJob: {
    may: ADMIN,
    ground: given(async world => ({ ...(await jobId(world)), reason: 'The vendor is suspended' })),
  },
  reassignJob: {
    may: ADMIN,
    ground: given(async world => ({ bidId: await lostBid(world), reason: 'The vendor is suspended' })),
  },

  // Bids
  submitBid: {
    may: ['vendor'],
    ground: asInput(pendingJob, { price: '99.50' }),
    // docs/product.md, The marketplace names the reason. Who asks must know the job's random id already.
    refusedAs: { otherVendor: 'CONFLICT' },
  },
  changeBid: {
    may: ['vendor'],
    ground: asInput(async world => ({ bidId: (await openBid(world)).bidId }), { price: '98.50' }),
  },
  withdrawBid: { may: ['vendor'], ground: bidId },
  acceptBid: { may: ['customer'], ground: bidId },
  declineBid: { may: ['customer'], ground: bidId },

  // Ratings, messages, support
  submitRating: { may: ['customer', 'vendor'], ground: asInput(doneJob, { rating: 1 }) },
  sendMessage: { may: ['customer', 'vendor'], ground: asInput(takenJob, { content: 'Hello' }) },
  markMessagesRead: { may: ['customer', 'vendor'], ground: given(jobId) },
  openSupportTicket: {
    may: ['customer'],
    ground: asInput(async world => ({ orderNumber: (await pendingJob(world)).jobId }), {
      issue: 'Nobody came',
    }),
  },
  answerSupportTicket: { may: ADMIN, ground: asInput(ticket, { response: 'Sorry' }) },
  closeSupportTicket: { may: ADMIN, ground: given(ticket) },
  reopenSupportTicket: { may: ADMIN, ground: given(ticket) },

  // Vendors
  addServiceArea: { may: VENDORS, ground: async () => ({ variables: { zipCode: String(++zip) } }) },
  addServiceAreas: { may: VENDORS, ground: async () => ({ variables: { zipCodes: [String(++zip)] } }) },
  removeServiceArea: { may: ['vendor'], ground: some({ zipCode: '10001' }) },
  addVendorService: { may: VENDORS, ground: some({ serviceType: 'junk_pickup' }) },
  removeVendorService: { may: VENDORS, ground: some({ serviceType: 'dumpster_rental' }) },
  addDumpsterSize: { may: VENDORS, ground: some({ input: { size: '10 yard' } }) },
  updateDumpsterSize: { may: ['vendor'], ground: asInput(size, { size: '12 yard' }) },
  removeDumpsterSize: { may: ['vendor'], ground: given(size) },
  saveVendorDocument: {
    may: ['vendor'],
    ground: async world => ({
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
  createUpload: { may: CUSTOMERS_AND_VENDORS },
  registerJobImage: {
    may: ['customer'],
    ground: given(async world => ({ imageURL: await upload(world.people.customer) })),
  },
  uploadFile: { may: CUSTOMERS_AND_VENDORS, send: sendFile },

  // Admins
  createUser: {
    may: ADMIN,
    ground: async () => ({ variables: { input: { ...newPerson(), userType: 'admin' } } }),
  },
  updateUser: {
    may: ADMIN,
    ground: async ({ people }) => ({ variables: { input: { ...newPerson(), id: people.otherCustomer.id } } }),
  },
  setUserActive: {
    may: ADMIN,
    ground: async world => {
      const { id } = await somebody(world)
      return { variables: { userId: id, isActive: false } }
    },
  },
  requestAdminSuspension: {
    may: ADMIN,
    browserOnly: true,
    ground: async ({ harness }) => ({
      variables: { userId: (await admin(harness)).id, isActive: false },
    }),
  },
  confirmAdminSuspension: { may: ADMIN, browserOnly: true, ground: given(adminSuspension) },
  withdrawAdminSuspension: { may: ADMIN, browserOnly: true, ground: given(adminSuspension) },
  reviewVendorDocument: { may: ADMIN, ground: asInput(paper, { approve: true }) },
  retryTask: { may: ADMIN, ground: given(failedTask) },
  removeTask: { may: ADMIN, ground: given(failedTask) },
  updateSettings: {
    may: ADMIN,
    ground: some({
      input: { serviceFeePercent: 1, documentsRequired: false, supportPhone: '(555) 010-0100' },
    }),
  },
}
