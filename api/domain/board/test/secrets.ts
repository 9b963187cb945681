import { acceptedJob, firstVisit } from '../../../test/deals.js'
import { graphql } from '../../../test/generated/gql.js'
import { type Secret, SHARED, type Story } from '../../../test/security/story.js'
import { person } from '../../../test/users.js'

const ASSIGN = graphql(`
  mutation AssignSecretVisit($visitId: UUID!, $personId: UUID) {
    assignVisit(visitId: $visitId, personId: $personId) { id }
  }
`)

export const leave = async ({ harness, dana, dale, jobs }: Story): Promise<void> => {
  const luis = await person(harness, dale, 'driver', {
    firstName: 'LuisFirst',
    lastName: 'LuisLast',
    phone: '(512) 555-0009',
    email: 'secret.luis@example.com',
  })
  const jobId = await acceptedJob(dana, dale)
  await dale.ask(ASSIGN, { visitId: await firstVisit(dale, jobId), personId: luis.id })
  Object.assign(jobs, { assigned: jobId })
}

export const secrets = [
  { words: ['LuisFirst'], seenBy: SHARED },
  { words: ['LuisLast'], seenBy: ['dale', 'ada'] },
] satisfies Secret[]
