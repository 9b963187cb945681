import { limits } from '@rules/limits.js'
import { useEffect, useState } from 'react'
import { useMutation } from '../../apollo/hooks.js'
import { serverMessage } from '../../forms/serverMessage.js'
import { serverNow } from '../../serverClock.js'
import { Button } from '../../ui/actions/Button.js'
import { toast } from '../../ui/overlays/toast.js'
import { type ChargeLine_ChargeFragment, UndoChargeDecisionDocument } from './generated/charges.js'

/** Milliseconds until the decision stays. */
const timeLeft = (decidedAt: string) =>
  Date.parse(decidedAt) + limits.undoSeconds * 1000 - serverNow().getTime()

/** Takes back the decision on a contested charge, as long as the server lets its admin do so. */
export const UndoCharge = ({ charge }: { charge: ChargeLine_ChargeFragment }) => {
  const { id: chargeId, decidedAt, viewerCanUndo } = charge
  const [undo] = useMutation(UndoChargeDecisionDocument)
  const [isBusy, setBusy] = useState(false)
  const [over, setOver] = useState<string | null>(null)

  useEffect(() => {
    if (decidedAt === null) return
    const timer = setTimeout(() => setOver(decidedAt), Math.max(timeLeft(decidedAt), 0))
    return () => clearTimeout(timer)
  }, [decidedAt])

  if (!viewerCanUndo || over === decidedAt) return null

  const press = async () => {
    setBusy(true)
    try {
      await undo({ variables: { chargeId } })
      toast({ title: 'Decision undone', description: 'We told both that the charge is contested again.' })
    } catch (error) {
      const description = serverMessage(error, 'Check your connection, then try again.')
      toast({ variant: 'destructive', title: 'Error undoing the decision', description })
    }
    setBusy(false)
  }

  return (
    <Button look="secondary" size="s" busy={isBusy} onClick={press}>
      Undo
    </Button>
  )
}
