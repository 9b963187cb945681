import { SEND_EMAIL_CONFIRMATION, UPDATE_ACCOUNT_ID } from '../../../test/operations.js'
import { asInput, newUser, somebody } from '../../../test/security/setups.js'
import type { World } from '../../../test/security/world.js'
import { customer, PASSWORD } from '../../../test/users.js'

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

export const apiToken = async ({ people }: World): Promise<{ id: string }> =>
  (
    await people.customer.ask(
      `mutation { createApiToken(input: { name: "x", scope: read, expiresInDays: 1, currentPassword: "${PASSWORD}" }) { apiToken { id } } }`,
    )
  ).createApiToken.apiToken

export const newAccount = () => ({
  ...newUser(),
  password: 'haul it away',
  confirmPassword: 'haul it away',
  userType: 'customer',
  initialServiceZipCode: '78701',
  initialServiceType: 'junk_pickup',
})
