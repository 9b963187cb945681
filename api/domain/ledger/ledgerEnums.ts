import { transferKinds } from '../../rules/ledger/ledger.js'
import { asEnum } from '../asEnum.js'

export const TransferKinds = asEnum(
  'LedgerTransferKind',
  transferKinds,
  'What a transfer in the ledger is for.',
)
