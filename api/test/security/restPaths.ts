import { PASSWORD, type TestUser } from '../users.js'
import { ADMIN, ANYBODY, SIGNED_IN } from './policies.js'
import {
  confirmation,
  doneJob,
  junkPickup,
  newAccount,
  pendingJob,
  question,
  revealedRating,
  size,
  somebody,
  unconfirmedBid,
  upload,
} from './setups.js'
import type { Who, World } from './world.js'

interface Request {
  /** Values for the path's `:name`s. */
  path?: Record<string, string>
  body?: object
  by?: TestUser
}

export interface PathPolicy {
  may: readonly Who[]
  request?: (world: World) => Promise<Request>
  refusedAs?: Partial<Record<Who, number>>
}

const ofVendor = async ({ people }: World): Promise<Request> => ({ path: { vendorId: people.vendor.id } })
const asVendor =
  (body: object) =>
  async ({ people }: World): Promise<Request> => ({
    body: { vendorId: people.vendor.id, ...body },
  })

/** Every REST path and who may use it, as sent by the world's customer or vendor. A missing one fails the test. */
export const restPaths: Record<string, PathPolicy> = {
  'GET /me': { may: [...SIGNED_IN, 'suspendedCustomer', 'suspendedVendor'] },
  'POST /login': {
    may: ANYBODY,
    request: async world => {
      const by = await somebody(world)
      return { by, body: { email: by.email, password: PASSWORD } }
    },
  },
  'POST /logout': { may: ANYBODY, request: async world => ({ by: await somebody(world) }) },
  'POST /signup/customer': {
    may: ANYBODY,
    request: async world => ({ by: await somebody(world), body: newAccount() }),
  },
  'POST /forgot-password': { may: ANYBODY, request: async () => ({ body: { email: 'nobody@example.com' } }) },
  'POST /confirm-email': {
    may: ANYBODY,
    request: async world => ({ body: (await confirmation(world)).variables.input }),
  },
  'POST /email-confirmations': { may: SIGNED_IN },

  'POST /jobs': {
    may: ['customer'],
    request: async ({ people }) => ({
      body: { ...junkPickup, type: 'junk_pickup', customerId: people.customer.id },
    }),
  },
  'PUT /jobs': {
    may: ['customer'],
    request: async world => ({
      body: {
        ...junkPickup,
        ...(await pendingJob(world)),
        type: 'junk_pickup',
        customerId: world.people.customer.id,
      },
    }),
  },
  'POST /bids/confirm': { may: ['vendor'], request: async world => ({ body: await unconfirmedBid(world) }) },
  'GET /vendors/:id': {
    may: ANYBODY,
    request: async ({ people }) => ({ path: { id: people.vendor.id } }),
  },
  'GET /businesses/:vendorId': { may: ['vendor', 'admin'], request: ofVendor },
  'PUT /businesses': { may: ['vendor'], request: asVendor({ name: 'Becker Hauling' }) },
  'GET /notices': { may: SIGNED_IN },
  'POST /notices/read': { may: SIGNED_IN, request: async () => ({ body: {} }) },
  'GET /jobs/customer/:customerId': {
    may: ['customer', 'admin'],
    request: async ({ people }) => ({ path: { customerId: people.customer.id } }),
  },
  'GET /jobs/available/:vendorId': { may: ['vendor', 'admin'], request: ofVendor },
  'GET /jobs/vendor/:vendorId': { may: ['vendor', 'admin'], request: ofVendor },
  'POST /support-tickets': {
    may: ['customer'],
    request: async world => ({
      body: {
        orderNumber: (await pendingJob(world)).jobId,
        issue: 'Nobody came',
        customerId: world.people.customer.id,
      },
    }),
  },

  'POST /objects/upload': { may: SIGNED_IN },
  'PUT /job-images': {
    may: ['customer'],
    request: async world => ({ body: { imageURL: await upload(world.people.customer) } }),
  },

  'GET /service-areas/vendor/:vendorId': { may: ['vendor', 'admin'], request: ofVendor },
  'POST /service-areas': { may: ['vendor'], request: asVendor({ zipCode: '60601' }) },
  'DELETE /service-areas/:vendorId/:zipCode': {
    may: ['vendor'],
    request: async ({ people }) => ({ path: { vendorId: people.vendor.id, zipCode: '60601' } }),
  },
  'GET /vendor-services/:vendorId': { may: ['vendor', 'admin'], request: ofVendor },
  'POST /vendor-services': { may: ['vendor'], request: asVendor({ serviceType: 'dumpster_rental' }) },
  'DELETE /vendor-services/:vendorId/:serviceType': {
    may: ['vendor'],
    request: async ({ people }) => ({ path: { vendorId: people.vendor.id, serviceType: 'dumpster_rental' } }),
  },
  'GET /dumpster-sizes/:vendorId': { may: ['vendor', 'admin'], request: ofVendor },
  'POST /dumpster-sizes': { may: ['vendor'], request: asVendor({ size: '10 yard', pricePerDay: '45' }) },
  'DELETE /dumpster-sizes/:id': {
    may: ['vendor'],
    request: async world => ({ path: { id: (await size(world)).id } }),
  },
  'GET /vendor-documents/:vendorId': { may: ['vendor', 'admin'], request: ofVendor },
  'POST /vendor-documents': {
    may: ['vendor'],
    request: async world => ({
      body: {
        vendorId: world.people.vendor.id,
        documentType: 'commercial_insurance',
        fileName: 'insurance.png',
        filePath: await upload(world.people.vendor),
      },
    }),
  },
  'POST /bids': {
    may: ['vendor'],
    request: async world => ({
      body: { ...(await pendingJob(world)), vendorId: world.people.vendor.id, price: '99.50' },
    }),
  },
  'GET /jobs/:jobId/questions': {
    may: SIGNED_IN,
    request: async world => ({ path: { jobId: (await pendingJob(world)).jobId } }),
  },
  'POST /questions': {
    may: ['vendor'],
    request: async world => ({ body: { ...(await pendingJob(world)), question: 'How many stairs?' } }),
    refusedAs: { otherVendor: 409 },
  },
  'POST /questions/answer': {
    may: ['customer'],
    request: async world => ({ body: { ...(await question(world)), answer: 'Two' } }),
  },
  'GET /nearby/:serviceType/:zipCode': {
    may: ANYBODY,
    request: async () => ({ path: { serviceType: 'junk_pickup', zipCode: '78701' } }),
  },
  'GET /price-guidance/:serviceType/:zipCode': {
    may: ANYBODY,
    request: async () => ({ path: { serviceType: 'junk_pickup', zipCode: '78701' } }),
  },
  'POST /ratings': {
    may: ['customer'],
    request: async world => ({
      body: { ...(await doneJob(world)), raterId: world.people.customer.id, rating: 5 },
    }),
  },

  'POST /ratings/reply': {
    may: ['vendor'],
    request: async world => ({ body: { ...(await revealedRating(world)), reply: 'Thank you' } }),
  },

  'GET /notice-preferences': { may: SIGNED_IN },
  'PUT /notice-preferences': {
    may: SIGNED_IN,
    request: async () => ({ body: { group: 'bids', channel: 'mail', frequency: 'daily' } }),
  },
  'PUT /quiet-hours': {
    may: SIGNED_IN,
    request: async () => ({ body: { isOn: true, from: 22, to: 7, timeZone: 'America/Chicago' } }),
  },
  'GET /users': { may: ADMIN },
  'PUT /users/:userId': {
    may: ADMIN,
    request: async world => ({
      path: { userId: (await somebody(world)).id },
      body: { isActive: false },
    }),
  },
}
