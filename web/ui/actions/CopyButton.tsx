import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { toast } from '../overlays/toast.js'
import { Button } from './Button.js'

type CopyButtonProps = {
  value: string
  /** What it copies, for screen readers: "Zelle email". */
  what: string
}

export const CopyButton = ({ value, what }: CopyButtonProps) => {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setCopied(true)
    } catch {
      // Browsers refuse clipboard access on pages without https.
      toast({ variant: 'destructive', title: "We couldn't copy it", description: value })
    }
  }
  return (
    <Button
      size="s"
      icon={isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      aria-label={`${isCopied ? 'Copied' : 'Copy'}: ${what}`}
      onClick={() => void copy()}
    >
      {isCopied ? 'Copied' : 'Copy'}
    </Button>
  )
}
