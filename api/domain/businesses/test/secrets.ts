import { graphql } from '../../../test/generated/gql.js'
import { type Secret, SHARED, type Story } from '../../../test/security/story.js'

const SAVE_BUSINESS = graphql(`
  mutation SavePrivateBusiness($input: SaveBusinessInput!) { saveBusiness(input: $input) { version } }
`)

export const leave = async ({ dale, mia }: Story): Promise<void> => {
  for (const [name, person, phone] of [
    ['Dale', dale, '(512) 555-7740'],
    ['Mia', mia, '(512) 555-7730'],
  ] as const)
    await person.ask(SAVE_BUSINESS, { input: { name: `${name}Business`, about: `${name}About`, phone } })
}

export const secrets = [
  { words: ['555-7740'], seenBy: SHARED },
  { words: ['555-7730'], seenBy: ['mia', 'ada'] },
] satisfies Secret[]
