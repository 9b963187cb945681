import { useFormikContext } from 'formik'
import { Check } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../ui/actions/Button.js'

type FillButtonProps = {
  /** By field, as if typed. */
  values: Readonly<Record<string, string>>
  children: string
}

/** Fills in several fields at once, shows while they are unchanged, and restores what it overwrote. */
export const FillButton = ({ values, children }: FillButtonProps) => {
  const form = useFormikContext<Record<string, string>>()
  const [before, setBefore] = useState<Readonly<Record<string, string>> | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isDone = Object.entries(values).every(([name, value]) => form.values[name] === value)
  const fill = (next: Readonly<Record<string, string>>) => void form.setValues({ ...form.values, ...next })

  const fillIn = () => {
    if (isDone) return
    const replaced = Object.keys(values).map(name => [name, form.values[name] ?? ''] as const)
    setBefore(replaced.some(([, typed]) => typed !== '') ? Object.fromEntries(replaced) : null)
    fill(values)
  }

  const undo = () => {
    if (before) fill(before)
    setBefore(null)
    // This button disappears.
    button.current?.focus()
  }

  return (
    <>
      <Button ref={button} size="s" icon={isDone && <Check aria-hidden="true" />} onClick={fillIn}>
        {children}
      </Button>
      {isDone && before && (
        <Button size="s" look="quiet" onClick={undo}>
          Undo
        </Button>
      )}
    </>
  )
}
