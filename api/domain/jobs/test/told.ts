import { ACCEPT_BID, bid, editJunk, junkPickup, postJunk } from '../../../test/deals.js'
import { graphql } from '../../../test/generated/gql.js'
import { CANCEL_JOB } from '../../../test/operations.js'
import { taskWork } from '../../../test/taskWork.js'
import { vendor } from '../../../test/users.js'
import { type Case, harness, nothing, people, toldSince, work } from '../../notices/test/telling.js'
import { tellServed } from '../tellServed.js'

const REQUEST_AGAIN = graphql(`
  mutation RequestAgain($input: JunkPickupInput!, $askVendorId: UUID) {
    requestJunkPickup(input: $input, askVendorId: $askVendorId) { id }
  }
`)

const SET_FIRM = graphql(`
  mutation UpdateSettingsDocuments($input: UpdateSettingsInput!) {
    updateSettings(input: $input) { documentsRequired }
  }
`)

const requireDocuments = (documentsRequired: boolean) =>
  people().admin.ask(SET_FIRM, {
    input: { serviceFeePercent: 10, supportPhone: '(555) 010-0100', documentsRequired },
  })

const tellServedNow = () => tellServed(harness.app.context, {}, taskWork('tellServed'))

/** Posts a job that nobody serves, and sends its notices along with those of earlier tests. */
const unserved = async (zipCode: string) => {
  const jobId = await postJunk(people().customer, { zipCode })
  await work()
  await tellServedNow()
  return { jobId, bidId: '' }
}

export const cases: Case[] = [
  {
    what: 'a job is posted where nobody serves',
    before: nothing,
    act: () => postJunk(people().customer, { zipCode: '99501' }),
    told: ['admin: job_unserved', 'customer: order_unserved'],
  },
  {
    what: 'a job is posted where only a suspended vendor serves',
    before: nothing,
    act: async () => {
      const gone = await vendor(harness, { zips: ['99502'] })
      await harness.database.pool.query('update users set is_active = false where id = $1', [gone.id])
      await postJunk(people().customer, { zipCode: '99502' })
    },
    told: ['admin: job_unserved', 'customer: order_unserved'],
  },
  {
    what: 'a job is posted whose only vendor does not offer the service',
    before: nothing,
    act: async () => {
      await vendor(harness, { zips: ['99503'], services: ['dumpster_rental'] })
      await postJunk(people().customer, { zipCode: '99503-1234' })
    },
    told: ['admin: job_unserved', 'customer: order_unserved'],
  },
  {
    what: 'a job is posted, and the vendors have no documents',
    before: nothing,
    act: async () => {
      await requireDocuments(true)
      await postJunk(people().customer)
      await work()
      await requireDocuments(false)
    },
    told: ['admin: job_unserved', 'customer: order_unserved'],
  },
  {
    what: 'a vendor comes to serve where nobody did, and two processes look at once',
    before: () => unserved('99506'),
    act: async () => {
      await tellServedNow()
      await vendor(harness, { zips: ['99506'] })
      await Promise.all([tellServedNow(), tellServedNow()])
      await tellServedNow()
    },
    told: ['customer: order_served'],
  },
  {
    what: 'a vendor comes to serve an order that the customer has cancelled',
    before: async () => {
      const { jobId } = await unserved('99507')
      await people().customer.ask(CANCEL_JOB, { jobId })
      return { jobId, bidId: '' }
    },
    act: async () => {
      await vendor(harness, { zips: ['99507'] })
      await tellServedNow()
    },
    told: [],
  },
  {
    what: 'a vendor comes to serve what the customer has moved away from, and then what it was moved to',
    before: async () => {
      const moved = await unserved('99508')
      await editJunk(people().customer, moved.jobId, { zipCode: '99509' })
      await work()
      return moved
    },
    act: async () => {
      await vendor(harness, { zips: ['99508'] })
      await tellServedNow()
      expect(await toldSince()).toEqual([])
      await vendor(harness, { zips: ['99509'] })
      await tellServedNow()
    },
    told: ['customer: order_served'],
  },
  {
    what: 'the customer moves an order from where nobody serves to elsewhere, to where nobody does either, and back',
    before: () => unserved('99513'),
    act: async ({ jobId }) => {
      for (const zipCode of ['99514', '99514-0001', '99513']) {
        await editJunk(people().customer, jobId, { zipCode })
        await work()
      }
    },
    told: [
      ...['admin: job_unserved', 'admin: job_unserved'],
      ...['customer: order_unserved', 'customer: order_unserved'],
    ],
  },
  {
    what: 'the customer moves an order from where nobody serves to where somebody does',
    before: () => unserved('99511'),
    act: async ({ jobId }) => {
      await vendor(harness, { zips: ['99512'] })
      await editJunk(people().customer, jobId, { zipCode: '99512' })
      await work()
      await tellServedNow()
    },
    told: ['another vendor: job_posted'],
  },
  {
    what: 'a job is posted and cancelled at once',
    before: nothing,
    act: async () => people().customer.ask(CANCEL_JOB, { jobId: await postJunk(people().customer) }),
    told: [],
  },
  {
    what: 'a job is posted over REST',
    before: nothing,
    act: async () => {
      const response = await people().customer.fetch('/api/jobs', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...junkPickup, type: 'junk_pickup', zipCode: '90210' }),
      })
      expect(response.status).toBe(201)
    },
    told: ['otherVendor: job_posted'],
  },
  {
    what: 'a customer asks again for the vendor of an earlier job',
    before: async () => {
      const [holder] = [
        await vendor(harness, { zips: ['99833'] }),
        await vendor(harness, { zips: ['99833'] }),
      ]
      const jobId = await postJunk(people().customer, { zipCode: '99833' })
      await people().customer.ask(ACCEPT_BID, { bidId: await bid(holder, jobId) })
      await work()
      return { jobId, bidId: holder.id }
    },
    act: ({ bidId: askVendorId }) =>
      people().customer.ask(REQUEST_AGAIN, {
        input: { ...junkPickup, zipCode: '99833' },
        askVendorId,
      }),
    told: ['another vendor: asked_again', 'another vendor: job_posted'],
  },
]
