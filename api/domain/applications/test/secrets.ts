import { type Secret, type Story } from '../../../test/security/story.js'
import { APPLY, application } from './setups.js'

export const leave = async ({ harness }: Story): Promise<void> => {
  await harness.visitor().ask(APPLY, {
    input: { ...application(), businessName: 'ApplicantsBusiness', message: 'ApplicantsMessage' },
  })
}

export const secrets = [
  { words: ['ApplicantsBusiness', 'ApplicantsMessage'], seenBy: ['ada'] },
] satisfies Secret[]
