import { useFormikContext } from 'formik'
import { Check } from 'lucide-react'
import { Button } from '../ui/actions/Button.js'

type FillButtonProps = {
  /** By field, as they would be typed. */
  values: Readonly<Record<string, string>>
  children: string
}

/** Fills in several fields at once, whatever is there, and shows while they are as it filled them in. */
export const FillButton = ({ values, children }: FillButtonProps) => {
  const form = useFormikContext<Record<string, string>>()
  const isDone = Object.entries(values).every(([name, value]) => form.values[name] === value)
  return (
    <Button
      size="s"
      icon={isDone && <Check aria-hidden="true" />}
      onClick={() => void form.setValues({ ...form.values, ...values })}
    >
      {children}
    </Button>
  )
}
