import { type RefObject, useId, useRef, useState } from 'react'
import { useQuery } from '../../../apollo/hooks.js'
import { LoadError } from '../../../paging/LoadError.js'
import { Button } from '../../../ui/actions/Button.js'
import { ShownOnce } from '../../../ui/actions/ShownOnce.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { LoadingRegion, Skeleton } from '../../../ui/states/Skeleton.js'
import { Heading } from '../../../ui/text/Heading.js'
import { Text } from '../../../ui/text/Text.js'
import { ApiTokensDocument } from './generated/settings.js'
import { NewTokenForm } from './NewTokenForm.js'
import { TokenList } from './TokenList.js'
import { useFormFocus } from './useFormFocus.js'

type Step = { name: 'idle' } | { name: 'form' } | { name: 'made'; token: string }

const Tokens = ({ heading }: { heading: RefObject<HTMLElement | null> }) => {
  const { data, error } = useQuery(ApiTokensDocument)
  // The answer to Revoke sets revokedAt, which removes the token from this list.
  const tokens = data?.apiTokens.filter(({ revokedAt }) => !revokedAt)
  if (tokens?.length === 0) return <Text tone="muted">No tokens yet</Text>
  if (tokens) return <TokenList tokens={tokens} heading={heading} />
  if (error) {
    return <LoadError what="your tokens" error={error} />
  }
  return (
    <LoadingRegion label="Loading your tokens">
      <Skeleton height="76px" />
    </LoadingRegion>
  )
}

export const ApiTokens = () => {
  const [step, setStep] = useState<Step>({ name: 'idle' })
  const { form, opener } = useFormFocus(step.name !== 'idle')
  const rest = () => setStep({ name: 'idle' })
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Stack as="section" gap="m" aria-labelledby={id}>
      <Heading level={3} look={4} id={id} ref={heading} tabIndex={-1}>
        API Tokens
      </Heading>
      <Text size="s" tone="muted">
        A token is shown only once, when it is created.
      </Text>
      <Tokens heading={heading} />
      {step.name === 'idle' && (
        <Inline>
          <Button ref={opener} onClick={() => setStep({ name: 'form' })}>
            New Token
          </Button>
        </Inline>
      )}
      {step.name === 'form' && (
        <div ref={form}>
          <NewTokenForm onMade={token => setStep({ name: 'made', token })} onCancel={rest} />
        </div>
      )}
      {step.name === 'made' && (
        <ShownOnce
          value={step.token}
          what="token"
          title="Copy your new token now"
          copyLabel="Copy Token"
          onDone={rest}
        />
      )}
    </Stack>
  )
}
