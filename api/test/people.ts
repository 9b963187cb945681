import { graphql } from './generated/gql.js'
import { ACCEPT_INVITATION } from './operations.js'
import type { TestUser } from './users.js'

export const INVITE_PERSON = graphql(`
  mutation InviteOnePerson($input: InvitePersonInput!) {
    invitePerson(input: $input) { id name email role invitedAt lastSeenAt }
  }
`)
export const CHANGE_ROLE = graphql(`
  mutation GiveRole($personId: UUID!, $role: PersonRole!) {
    changeRole(personId: $personId, role: $role) { id role }
  }
`)
export const REMOVE_PERSON = graphql(`
  mutation RemoveOnePerson($personId: UUID!) { removePerson(personId: $personId) }
`)
export const LEAVE_BUSINESS = graphql(`mutation LeaveOwnBusiness { leaveBusiness }`)
export const PEOPLE = graphql(`
  query PeopleOfBusiness($vendorId: UUID) {
    people(vendorId: $vendorId) { id name email role invitedAt lastSeenAt }
  }
`)
export const WHERE_I_WORK = graphql(`query WhereIWork { me { id role business { id name } } }`)

let invited = 0
export const newPerson = (role: 'owner' | 'dispatcher' | 'driver' = 'driver') => ({
  email: `person-${++invited}@example.com`,
  firstName: 'Luis',
  lastName: 'Ortega',
  role,
})

/** The token in the mailed link. */
export const invitationTo = async ({ harness }: TestUser, email: string): Promise<string> => {
  const mail = (await harness.mails()).findLast(
    text => text.includes(`To: ${email}`) && text.includes('?invitation='),
  )
  return /\?invitation=([\w-]{43})/.exec(mail ?? '')![1]!
}

const NEW_PASSWORD = 'haul it all'
export const withToken = (token: string, password = NEW_PASSWORD) => ({
  input: { token, password, confirmPassword: password },
})

/** Somebody invited and joined, signed in to a browser of their own. */
export const join = async (
  by: TestUser,
  role: 'owner' | 'dispatcher' | 'driver' = 'driver',
): Promise<TestUser> => {
  const input = newPerson(role)
  const { invitePerson } = await by.ask(INVITE_PERSON, { input })
  const token = await invitationTo(by, input.email)
  const browser = by.harness.visitor()
  await browser.ask(ACCEPT_INVITATION, withToken(token))
  return Object.assign(browser, { id: invitePerson.id, email: input.email, harness: by.harness })
}
