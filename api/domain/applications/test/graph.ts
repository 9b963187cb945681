import { type ApplicationStatus, applicationGraph } from '../../../rules/applications/applicationGraph.js'
import { graphql } from '../../../test/generated/gql.js'
import { harness, people, query, stateIn, type Thing } from '../../../test/graphs/walked.js'
import { walkGraph } from '../../../test/graphs/walkGraph.js'
import type { TestUser } from '../../../test/users.js'
import { APPLY, application } from './setups.js'

const INVITE = graphql(`mutation InviteWalked($id: UUID!) { inviteApplicant(id: $id) { id } }`)
const DECLINE_APPLICATION = graphql(`
  mutation DeclineWalkedApplication($input: DeclineApplicationInput!) { declineApplication(input: $input) { id } }
`)
const invite = (by: TestUser, { id }: Thing) => by.answer(INVITE, { id })
const decline = (by: TestUser, { id }: Thing) =>
  by.answer(DECLINE_APPLICATION, { input: { id, reason: 'Too far away' } })

export const walks = {
  applicationGraph: () =>
    walkGraph('application', applicationGraph, {
      async make(state) {
        const input = application()
        await harness.visitor().ask(APPLY, { input })
        const [row] = await query('select id from vendor_applications where email = $1', [input.email])
        if (state === 'invited') await invite(people.admin, row)
        if (state === 'declined') await decline(people.admin, row)
        return row as Thing
      },
      stateOf: stateIn<ApplicationStatus>('vendor_applications'),
      people: () => people,
      ways: { invite: { act: invite }, decline: { act: decline } },
    }),
}
