import { useEffect, useState } from 'react'
import { VISITOR, visitorRequest } from '../../features/accounts/visitorRequest.js'
import { DraftOwner } from '../../forms/useDraft.js'
import { RequestPage } from '../customer/RequestPage.js'

const NOBODY = { firstName: '', lastName: '', phone: null }

type VisitorRequestProps = { onBack: () => void; onFilledIn: () => void }

/** The whole request of a person who has no account yet. Nothing of it leaves the browser before they sign up. */
export const VisitorRequest = ({ onBack, onFilledIn }: VisitorRequestProps) => {
  const [{ type, zipCode }] = useState(visitorRequest.need)
  useEffect(() => visitorRequest.begin(type, false), [type])
  return (
    <DraftOwner value={VISITOR}>
      <RequestPage
        type={type}
        customer={{ ...NOBODY, initialServiceZipCode: zipCode }}
        lastPlace={undefined}
        isLoading={false}
        onBack={onBack}
        onCreated={onBack}
        onFilledIn={() => {
          visitorRequest.begin(type, true)
          onFilledIn()
        }}
      />
    </DraftOwner>
  )
}
