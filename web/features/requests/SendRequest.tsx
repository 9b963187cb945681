import { SubmitButton } from '../../forms/SubmitButton.js'
import { Stack } from '../../ui/layout/Stack.js'
import { Text } from '../../ui/text/Text.js'
import { ServiceFee } from './ServiceFee.js'

/** The fee in words, then the submit button. */
export const SendRequest = ({ label, budget }: { label: string; budget?: string }) => (
  <Stack gap="s">
    <Text size="s">
      <strong>Service fee:</strong> <ServiceFee {...(budget && { budget })} />
    </Text>
    <SubmitButton size="l" wide busyLabel="Submitting...">
      {label}
    </SubmitButton>
  </Stack>
)
