import { useId, useState } from 'react'
import { Button } from '../../../ui/actions/Button.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { AccountSection } from './AccountSection.js'
import { ApiTokens } from './ApiTokens.js'
import { tokensInWords, useTokenCount } from './useTokenCount.js'

/** Collapsed at first: few people who have a couch hauled away write programs. */
export const Developer = () => {
  const [isOpen, setOpen] = useState(false)
  const count = useTokenCount()
  const id = useId()
  const what = 'Connect other programs to your account.'
  return (
    <AccountSection
      title="Developer"
      description={count > 0 ? `${what} You have ${tokensInWords(count)}.` : what}
    >
      <Inline>
        <Button
          size="s"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Hide API Tokens' : 'Show API Tokens'}
        </Button>
      </Inline>
      {isOpen && (
        <div id={id}>
          <ApiTokens />
        </div>
      )}
    </AccountSection>
  )
}
