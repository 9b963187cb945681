import { HowItWorks } from './HowItWorks.js'
import { Need } from './Need.js'

/** The page below the two cards. */
export const BelowChoice = ({ onContinue }: { onContinue: () => void }) => (
  <>
    <Need onContinue={onContinue} />
    <HowItWorks />
  </>
)
