import type { UserType } from '@rules/kinds.js'
import { Stack } from '../../ui/layout/Stack.js'
import { Text } from '../../ui/text/Text.js'

type Fact = readonly [what: string, words: string]

/** Describes the effects of api/domain/closing/closeAccount.ts. */
const facts: readonly Fact[] = [
  [
    'Erased right away',
    'your name, email, phone number and password, every session, your API tokens, and the documents of a vendor.',
  ],
  ['Ended', 'requests without a vendor are cancelled, and open bids are withdrawn.'],
  [
    'Kept, as “Deleted user”',
    'past jobs with their place, photos and price, and their bids, messages, ratings and tickets.',
  ],
  ['Not possible', 'while you have a job that is accepted or in progress.'],
]

const ofAdmins: readonly Fact[] = [
  ['Erased right away', 'your name, email, phone number and password, every session, and your API tokens.'],
  ['Kept, as “Deleted user”', 'your actions as an administrator, in the audit log.'],
  ['Not possible', 'while you are the last active administrator.'],
]

export const ClosingFacts = ({ userType }: { userType: UserType }) => (
  <Stack as="ul" gap="xs">
    {(userType === 'admin' ? ofAdmins : facts).map(([what, words]) => (
      <Text as="li" key={what}>
        <strong>{what}:</strong> {words}
      </Text>
    ))}
  </Stack>
)
