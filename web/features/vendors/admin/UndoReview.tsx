import { vendorName } from '@rules/businesses/vendorName.js'
import { documentTypes } from '@rules/kinds.js'
import { limits } from '@rules/limits.js'
import { useEffect, useState } from 'react'
import { useMutation } from '../../../apollo/hooks.js'
import { serverMessage } from '../../../forms/serverMessage.js'
import { Button } from '../../../ui/actions/Button.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { toast } from '../../../ui/overlays/toast.js'
import { Text } from '../../../ui/text/Text.js'
import type { ReviewedDocument_DocumentFragment } from './generated/review.js'
import { UndoDocumentReviewDocument } from './generated/vendors.js'

export type Decided = { document: ReviewedDocument_DocumentFragment; isApproved: boolean }

type UndoReviewProps = {
  decided: Decided
  onUndone: (id: string) => void
  onOver: () => void
}

/** Takes back the latest decision, as long as the server lets its admin do so. */
export const UndoReview = ({ decided: { document, isApproved }, onUndone, onOver }: UndoReviewProps) => {
  const [undo] = useMutation(UndoDocumentReviewDocument)
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    const timer = setTimeout(onOver, limits.undoSeconds * 1000)
    return () => clearTimeout(timer)
  }, [onOver])

  const press = async () => {
    setBusy(true)
    try {
      await undo({ variables: { id: document.id } })
      toast({
        title: 'Decision undone',
        description: "We'll let the vendor know that the document is waiting again.",
      })
      onUndone(document.id)
    } catch (error) {
      const description = serverMessage(error, 'Check your connection, then try again.')
      toast({ variant: 'destructive', title: 'Error undoing the decision', description })
      setBusy(false)
    }
  }

  return (
    <Inline gap="s" role="status">
      <Text size="s">
        {isApproved ? 'Approved' : 'Refused'}: {documentTypes[document.documentType]} of{' '}
        {vendorName(document.vendor)}
      </Text>
      <Button size="s" busy={isBusy} onClick={press}>
        Undo
      </Button>
    </Inline>
  )
}
