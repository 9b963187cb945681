import { useId, useState } from 'react'
import { useMutation } from '../../apollo/hooks.js'
import { serverMessage } from '../../forms/serverMessage.js'
import { Button } from '../../ui/actions/Button.js'
import { Card } from '../../ui/layout/Card.js'
import { Stack } from '../../ui/layout/Stack.js'
import { toast } from '../../ui/overlays/toast.js'
import { Text } from '../../ui/text/Text.js'
import { ReportWeightDocument } from './generated/changeFacts.js'

type ReportWeightProps = {
  visit: { id: string; tonsToCharge: string | null }
  jobId: string
  /** The name of the customer. */
  otherSide: string
}

/** A driver reports the weight beyond what the bid includes. Its rate prices it, and they read no amount. */
export const ReportWeight = ({ visit, jobId, otherSide }: ReportWeightProps) => {
  const [report] = useMutation(ReportWeightDocument)
  const [isBusy, setBusy] = useState(false)
  const labelId = useId()
  if (visit.tonsToCharge === null) return null
  const tons = `${Number(visit.tonsToCharge)} tons`
  const send = async () => {
    setBusy(true)
    try {
      await report({ variables: { input: { jobId, visitId: visit.id, kind: 'overweight' } } })
      toast({ title: `Reported ${tons} of extra weight` })
    } catch (error) {
      toast({
        title: "We couldn't report that",
        description: serverMessage(error, 'Check your connection, then try again.'),
        variant: 'destructive',
      })
    }
    setBusy(false)
  }
  return (
    <Stack as={Card} gap="xs" role="group" aria-labelledby={labelId}>
      <Text strong id={labelId}>
        {otherSide}: {tons} over the included weight
      </Text>
      <Button look="primary" wide busy={isBusy} busyLabel="Reporting..." onClick={() => void send()}>
        Report Extra Weight
      </Button>
    </Stack>
  )
}
