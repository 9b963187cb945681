import { useEffect } from 'react'
import { useFormStatus } from './FormStatus.js'
import { LeaveGuard } from './LeaveGuard.js'

// These show nothing by themselves. They go into a ZodForm after its fields.

/** Asks before unsaved entries are left, unless a draft of them is kept. */
export const WarnWhenLeaving = () => <LeaveGuard dirty={useFormStatus().isUnsaved} />

/** Sends the form as soon as it is shown, because the user has sent it before. */
export const SendAtOnce = () => {
  const { submit } = useFormStatus()
  useEffect(() => void submit(), [])
  return null
}

/** For what is outside the form and waits for it: a Back button, for example. */
export const OnBusyChange = ({ call }: { call: (isBusy: boolean) => void }) => {
  const { busy } = useFormStatus()
  useEffect(() => call(busy), [busy, call])
  return null
}
