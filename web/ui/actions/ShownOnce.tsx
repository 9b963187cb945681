import { Check, Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Inline } from '../layout/Inline.js'
import { Stack } from '../layout/Stack.js'
import { toast } from '../overlays/toast.js'
import { Banner } from '../states/Banner.js'
import { Text } from '../text/Text.js'
import { Button } from './Button.js'

type ShownOnceProps = {
  /** The secret. */
  value: string
  /** "token", in its messages. */
  what: string
  title: string
  copyLabel: string
  onDone: () => void
}

/** The only time a secret is shown. */
export const ShownOnce = ({ value, what, title, copyLabel, onDone }: ShownOnceProps) => {
  const [isCopied, setCopied] = useState(false)
  const words = useRef<HTMLParagraphElement>(null)
  const banner = useRef<HTMLDivElement>(null)
  useEffect(() => banner.current?.focus(), [])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setCopied(true)
      toast({ title: `${what.slice(0, 1).toUpperCase()}${what.slice(1)} copied` })
    } catch {
      // Browsers refuse clipboard access on pages without https; the user can still copy the selected text.
      if (words.current) getSelection()?.selectAllChildren(words.current)
      toast({
        variant: 'destructive',
        title: "We couldn't copy it",
        description: `We selected the ${what} for you. Copy it manually.`,
      })
    }
  }
  return (
    <Stack gap="s">
      <Banner tone="success" title={title} tabIndex={-1} ref={banner}>
        You won't be able to see it again.
      </Banner>
      <Text as="code" strong ref={words}>
        {value}
      </Text>
      <Inline>
        <Button
          look="primary"
          icon={isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          onClick={copy}
        >
          {isCopied ? 'Copied' : copyLabel}
        </Button>
        <Button onClick={onDone}>Done</Button>
      </Inline>
    </Stack>
  )
}
