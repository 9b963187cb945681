import { Stack } from '../../ui/layout/Stack.js'
import { Text } from '../../ui/text/Text.js'

/** What api/domain/accounts/closeAccount.ts does. */
const facts = [
  [
    'Erased at once',
    'your name, email, phone number and password, every session, your API tokens, and the documents of a vendor.',
  ],
  ['Ended', 'requests that still wait for a vendor are cancelled, and open bids are withdrawn.'],
  [
    'Kept, as “Deleted user”',
    'past jobs with their place, photos and price, and their bids, messages, ratings and tickets.',
  ],
  ['Not possible', 'while a job of yours is accepted or in progress.'],
] as const

export const ClosingFacts = () => (
  <Stack as="ul" gap="xs">
    {facts.map(([what, words]) => (
      <Text as="li" key={what}>
        <strong>{what}:</strong> {words}
      </Text>
    ))}
  </Stack>
)
