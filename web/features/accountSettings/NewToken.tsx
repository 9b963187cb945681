import { Check, Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/actions/Button.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Stack } from '../../ui/layout/Stack.js'
import { toast } from '../../ui/overlays/toast.js'
import { Banner } from '../../ui/states/Banner.js'
import { Text } from '../../ui/text/Text.js'

type NewTokenProps = { token: string; onDone: () => void }

/** The only time a token is shown. */
export const NewToken = ({ token, onDone }: NewTokenProps) => {
  const [isCopied, setCopied] = useState(false)
  const words = useRef<HTMLParagraphElement>(null)
  const banner = useRef<HTMLDivElement>(null)
  useEffect(() => banner.current?.focus(), [])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(token)
      setCopied(true)
      toast({ title: 'Token copied' })
    } catch {
      // Browsers refuse clipboard access on pages without https; the user can still copy the selected text.
      if (words.current) getSelection()?.selectAllChildren(words.current)
      toast({
        variant: 'destructive',
        title: "We couldn't copy it",
        description: 'We selected the token for you. Copy it manually.',
      })
    }
  }
  return (
    <Stack gap="s">
      <Banner tone="success" title="Copy your new token now" tabIndex={-1} ref={banner}>
        You won't be able to see it again.
      </Banner>
      <Text as="code" strong ref={words}>
        {token}
      </Text>
      <Inline>
        <Button
          look="primary"
          icon={isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          onClick={copy}
        >
          {isCopied ? 'Copied' : 'Copy Token'}
        </Button>
        <Button onClick={onDone}>Done</Button>
      </Inline>
    </Stack>
  )
}
