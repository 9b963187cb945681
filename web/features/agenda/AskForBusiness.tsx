import { useMutation } from '../../apollo/hooks.js'
import { serverMessage } from '../../forms/serverMessage.js'
import { Button } from '../../ui/actions/Button.js'
import { ButtonLink } from '../../ui/actions/ButtonLink.js'
import { Card } from '../../ui/layout/Card.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Stack } from '../../ui/layout/Stack.js'
import { useAddressed } from '../../ui/navigation/useAddressed.js'
import { toast } from '../../ui/overlays/toast.js'
import { Heading } from '../../ui/text/Heading.js'
import { Text } from '../../ui/text/Text.js'
import { DismissBusinessPromptDocument } from './generated/agenda.js'

const TITLE = 'business-prompt'

/** Asks a vendor without a business for one, until they name it or say "not now", which is final. */
export const AskForBusiness = () => {
  const { linkTo } = useAddressed('view')
  const [dismiss, { loading }] = useMutation(DismissBusinessPromptDocument)
  const notNow = async () => {
    try {
      await dismiss()
      toast({ title: 'All right', description: 'You can add it in My Account at any time.' })
    } catch (error) {
      const description = serverMessage(error, 'Check your connection, then try again.')
      toast({ variant: 'destructive', title: "We couldn't save this", description })
    }
  }
  return (
    <Card aria-labelledby={TITLE}>
      <Stack gap="s">
        <Heading level={2} look={4} id={TITLE}>
          Does your business have a name?
        </Heading>
        <Text size="s" tone="muted">
          Customers trust a name they can look up. It appears on your bids and on a profile you can share.
          Until then, customers see your own name.
        </Text>
        <Inline gap="xs">
          <ButtonLink {...linkTo('account')}>Name Your Business</ButtonLink>
          <Button look="quiet" busy={loading} onClick={() => void notNow()}>
            Not Now
          </Button>
        </Inline>
      </Stack>
    </Card>
  )
}
