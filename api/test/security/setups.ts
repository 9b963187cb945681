import { customer, type TestUser } from '../users.js'
import type { Request, Setup } from './policies.js'
import type { World } from './world.js'

/** The data operations need: jobs, bids and documents of the customer and the vendor. */
export const some = (variables: Record<string, unknown>) => async (): Promise<Setup> => ({ variables })

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

let letters = 0

export const newUser = () => ({
  email: `new-${++letters}@example.com`,
  firstName: 'Nia',
  lastName: 'Okafor',
  phone: '(512) 555-0199',
})

export const ofVendor = given(async ({ people }: World) => ({ vendorId: people.vendor.id }))
export const ofCustomer = given(async ({ people }: World) => ({ customerId: people.customer.id }))

export const vendorInPath = async ({ people }: World): Promise<Request> => ({
  path: { vendorId: people.vendor.id },
})
export const vendorInBody =
  (body: object) =>
  async ({ people }: World): Promise<Request> => ({
    body: { vendorId: people.vendor.id, ...body },
  })
