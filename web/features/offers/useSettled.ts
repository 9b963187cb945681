import { useEffect, useState } from 'react'

const PAUSE_MS = 500

/** The input once typing has paused. */
export const useSettled = <Input>(input: Input | undefined): Input | undefined => {
  const written = JSON.stringify(input)
  const [settled, settle] = useState(written)
  useEffect(() => {
    const timer = setTimeout(() => settle(written), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [written])
  return settled === undefined ? undefined : (JSON.parse(settled) as Input)
}
