import { useFormikContext } from 'formik'
import type { Fact } from '../ui/text/Facts.js'
import { ChangedMeanwhile } from './ChangedMeanwhile.js'

type ChangedValuesProps = {
  facts: readonly Fact[]
  /** The current values, as the form holds them. */
  values: object
  onDecided: () => void
}

/** For a form that holds all of a row: the user overwrites the current values, or starts from them. */
export const ChangedValues = ({ facts, values, onDecided }: ChangedValuesProps) => {
  const { setValues } = useFormikContext<object>()
  return (
    <ChangedMeanwhile
      facts={facts}
      onKeep={onDecided}
      discardLabel="Use What It Is Now"
      onDiscard={() => {
        void setValues(values)
        onDecided()
      }}
    />
  )
}
