import { useState } from 'react'
import { useMutation } from '../../apollo/hooks.js'
import { serverWords } from '../../forms/serverMessage.js'
import { TextButton } from '../../ui/actions/Link.js'
import { QuietLine } from '../../ui/states/QuietLine.js'
import { Text } from '../../ui/text/Text.js'
import { NOT_REACHED } from './accountToasts.js'
import { announceUser } from './announceUser.js'
import { SendEmailConfirmationDocument, type ViewerFragment } from './generated/accounts.js'

const about = {
  customer: 'about bids',
  vendor: 'about jobs and bids',
  admin: 'about items that need you',
} as const

/** Asks a user to confirm their email, until they have. */
export const ConfirmEmailLine = ({ user }: { user: ViewerFragment }) => {
  const [send, { loading }] = useMutation(SendEmailConfirmationDocument)
  const [told, setTold] = useState('')

  const sendAgain = async () => {
    setTold('')
    try {
      const { data } = await send()
      if (!data) return
      // It may have been confirmed on another device, in which case the line disappears.
      announceUser(data.sendEmailConfirmation)
      setTold(`Sent to ${data.sendEmailConfirmation.email}.`)
    } catch (error) {
      setTold(serverWords(error, NOT_REACHED))
    }
  }

  return (
    <QuietLine label="Confirm your email">
      <Text as="span" size="s">
        Confirm your email with the link we sent to {user.email}. Until you do, we can't email you{' '}
        {about[user.userType]}.
      </Text>
      <TextButton onClick={sendAgain} disabled={loading}>
        {loading ? 'Sending...' : 'Send again'}
      </TextButton>
      <Text as="span" size="s" tone="muted" role="status">
        {told}
      </Text>
    </QuietLine>
  )
}
