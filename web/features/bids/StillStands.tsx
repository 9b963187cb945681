import { useMutation } from '../../apollo/hooks.js'
import { serverMessage } from '../../forms/serverMessage.js'
import { Button } from '../../ui/actions/Button.js'
import { toast } from '../../ui/overlays/toast.js'
import { useHeadingInstead } from '../../ui/states/useHeadingInstead.js'
import { ConfirmBidDocument } from './generated/bids.js'

type StillStandsProps = {
  bidId: string
  /** The version of the request on the screen. */
  version: number
  /** The id of an element that tells screen readers which bid this is. */
  describedBy?: string
}

/** Lets a vendor confirm a bid whose request has changed since. */
export const StillStands = ({ bidId, version, describedBy }: StillStandsProps) => {
  const [confirmBid, { loading }] = useMutation(ConfirmBidDocument)
  const [button, onPress] = useHeadingInstead<HTMLButtonElement>()
  const confirm = async () => {
    onPress()
    try {
      await confirmBid({ variables: { bidId, version } })
      toast({ title: 'Your bid still stands', description: 'The customer can accept it now.' })
    } catch (error) {
      const description = serverMessage(error, 'Check your connection, then try again.')
      toast({ variant: 'destructive', title: 'Error confirming bid', description })
    }
  }
  return (
    <Button
      ref={button}
      size="s"
      look="primary"
      busy={loading}
      busyLabel="Saving..."
      onClick={confirm}
      aria-describedby={describedBy}
    >
      Still Stands
    </Button>
  )
}
