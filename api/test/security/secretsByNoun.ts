import { partsOf } from '../partsOf.js'
import type { Secret, Story } from './story.js'

/** The exports of `test/secrets.ts` in a noun's room. */
interface Secrets {
  /** Leaves the noun's secrets in the story, after those of the nouns below it. */
  leave: (story: Story) => Promise<void>
  secrets: Secret[]
}

export const secretsByNoun = await partsOf<Secrets>('secrets')
export const secrets = secretsByNoun.flatMap(({ part }) => part.secrets ?? [])
