import { CREATE_USER } from '../../../test/operations.js'
import type { Setup } from '../../../test/security/policies.js'
import { expendable, newUser } from '../../../test/security/setups.js'
import type { World } from '../../../test/security/world.js'
import { person, type TestUser, vendor } from '../../../test/users.js'

/** The link mailed to a vendor who has not chosen a password yet; it signs in anybody who opens it. */
export const invitation = expendable(async (_, { harness, people }) => {
  const input = { ...newUser(), userType: 'vendor' as const }
  await people.admin.ask(CREATE_USER, { input })
  const mail = (await harness.mails()).find(text => text.includes(`To: ${input.email}`))
  const token = /invitation=([\w-]+)/.exec(mail!)![1]
  return { input: { token, password: 'haul it all', confirmPassword: 'haul it all' } }
})

/** A business of its own, so that what happens to its people changes no other test. */
export const businessWith = async ({ harness }: World): Promise<{ owner: TestUser; driver: TestUser }> => {
  const owner = await vendor(harness, { zips: ['10001'] })
  return { owner, driver: await person(harness, owner, 'driver') }
}

export const ofDriver =
  (more: object = {}) =>
  async (world: World): Promise<Setup> => {
    const { owner, driver } = await businessWith(world)
    return { by: owner, variables: { personId: driver.id, ...more } }
  }

/** Owners alone have tokens, which are tried, too. */
export const bySecondOwner = async ({ harness }: World): Promise<Setup> => {
  const founder = await vendor(harness, { zips: ['10001'] })
  return { by: await person(harness, founder, 'owner') }
}
