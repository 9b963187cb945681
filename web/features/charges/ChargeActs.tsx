import { formatMoney } from '@rules/formatMoney.js'
import { useMutation } from '../../apollo/hooks.js'
import { ActWithReason } from '../../forms/dialogs/ActWithReason.js'
import { AnswerContest } from './AnswerContest.js'
import {
  type ChargeLine_ChargeFragment,
  ContestChargeDocument,
  UpholdChargeDocument,
  VoidChargeDocument,
} from './generated/charges.js'
import { UndoCharge } from './UndoCharge.js'

const BOTH = 'The customer and the vendor read your reason.'

/** An admin waives a charge that the customer caused; other charges are voided. */
const isWaived = ({ kind }: ChargeLine_ChargeFragment) => kind === 'cancellation' || kind === 'trip'

type ChargeActsProps = { charge: ChargeLine_ChargeFragment; isAdmin: boolean }

/** The moves of the charge's graph that the viewer may make now. */
export const ChargeActs = ({ charge, isAdmin }: ChargeActsProps) => {
  const [contest] = useMutation(ContestChargeDocument)
  const [takeBack] = useMutation(VoidChargeDocument)
  const [uphold] = useMutation(UpholdChargeDocument)
  const { id: chargeId, label, amount } = charge
  const what = `${label}, ${formatMoney(amount)}`
  const voids = isAdmin && isWaived(charge) ? 'Waive' : 'Void'
  const canBeUndone = isAdmin && charge.status === 'contested'
  return (
    <>
      <AnswerContest charge={charge} />
      <UndoCharge charge={charge} />
      <ActWithReason
        label="Contest"
        busyLabel="Contesting..."
        title={`Contest ${what}?`}
        description="Haulbid decides. Until then it stays in the amount due."
        help="Your vendor and Haulbid read your reason."
        missing="Please say why you contest it"
        keep="Keep charge"
        draftKey={`contest:${chargeId}`}
        act={reason => contest({ variables: { chargeId, reason: reason! } })}
        done={{ title: 'Contested', description: 'Haulbid looks at it and tells you both.' }}
        failed="We couldn't contest this"
        gone={charge.viewerCanContest ? null : 'This charge can no longer be contested.'}
        size="s"
      />
      <ActWithReason
        label="Let It Stand"
        busyLabel="Saving..."
        title={`Let ${what} stand?`}
        description="The customer owes it and can't contest it again. You can undo it for a minute."
        help={BOTH}
        missing="Please say why it stands"
        keep="Not Now"
        draftKey={`uphold:${chargeId}`}
        act={reason => uphold({ variables: { chargeId, reason: reason! } })}
        done={{ title: 'The charge stands' }}
        failed="We couldn't save this"
        gone={charge.viewerCanUphold ? null : 'This charge is no longer contested.'}
        look="primary"
        size="s"
      />
      <ActWithReason
        label={voids}
        busyLabel="Saving..."
        title={`${voids} ${what}?`}
        description={`The line stays on the list and no longer counts. ${canBeUndone ? 'You can undo it for a minute.' : 'This cannot be undone.'}`}
        help={isAdmin ? BOTH : 'The customer and Haulbid read your reason.'}
        missing="Please say why"
        keep="Keep charge"
        draftKey={`void:${chargeId}`}
        act={reason => takeBack({ variables: { chargeId, reason: reason! } })}
        done={{ title: voids === 'Waive' ? 'Charge waived' : 'Charge voided' }}
        failed="We couldn't save this"
        gone={charge.viewerCanVoid ? null : 'This charge no longer counts.'}
        size="s"
      />
    </>
  )
}
