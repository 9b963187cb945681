import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from './Button.js'
import { copyText } from './copyText.js'

type CopyButtonProps = {
  value: string
  /** What it copies, for screen readers: "Zelle email". */
  what: string
}

export const CopyButton = ({ value, what }: CopyButtonProps) => {
  const [isCopied, setCopied] = useState(false)
  return (
    <Button
      size="s"
      icon={isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      aria-label={`${isCopied ? 'Copied' : 'Copy'}: ${what}`}
      onClick={async () => setCopied(await copyText(value))}
    >
      {isCopied ? 'Copied' : 'Copy'}
    </Button>
  )
}
